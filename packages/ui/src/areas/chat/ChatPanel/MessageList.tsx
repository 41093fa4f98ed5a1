import { type ChatMessage, type ChatPerson, type Outgoing, shownOutgoing } from '@fleetgis/domain/chat'
import { useVirtualizer } from '@tanstack/react-virtual'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { avatarLook } from '../../../primitives/layout/Avatar.tsx'
import { useFocusedRows } from '../../../primitives/lists/useFocusedRows.ts'
import { useRange } from '../../../primitives/lists/useRange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { chatRow } from './chatRow.ts'
import { createEstimates } from './estimateHeight.ts'
import { AVATAR_SIZE, MessageRow } from './MessageRow.tsx'
import { useAnnouncement } from './useAnnouncement.ts'

export interface MessageListProps {
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly Outgoing[]
  readonly people: readonly ChatPerson[]
  readonly userId: string
  readonly isOperator: boolean
  readonly imageHosts: readonly string[]
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly onLoadOlder: () => void
  readonly onRetry: ((event: { readonly localId: string }) => void) | undefined
}

/** Within so many px of the end one reads the end, and is taken along. */
const NEAR_END = 64
/** Within so many px of the beginning earlier messages are asked for. */
const NEAR_START = 400
/** About how wide and high the list is, in px, until it has been drawn: on a phone, as wide as the page. */
const INITIAL_RECT = { width: globalThis.innerWidth ?? 360, height: 640 }
/** About how high what is not sent yet is, in px. */
const OUTGOING_HEIGHT = 64
const GAP = 4
/** So many are drawn beyond those in sight, on either side. */
const BEYOND = 4
/** Below the last message, in px. */
const EDGE = 12

/**
 * The messages in sight. Whoever reads the end is taken along by what comes; whoever reads something else stays there,
 * also while earlier messages come in above, and is told of news by a button.
 */
export function MessageList(props: MessageListProps) {
  const { messages, outgoing: all, people, userId, isOperator, hasOlder, older, onLoadOlder } = props
  const t = useText()
  const { language } = useFleet()
  const box = useRef<HTMLDivElement>(null)
  const outgoing = useMemo(() => shownOutgoing({ outgoing: all }), [all])
  const words = formatWords(t)
  const names = useMemo(() => ({ you: t('chat.you'), unknown: t('chat.unknown') }), [t])
  const reader = useMemo(() => ({ isOperator, people }), [isOperator, people])
  const count = messages.length + outgoing.length
  const keyAt = useCallback(
    (index: number) => messages[index]?.id ?? outgoing[index - messages.length]?.localId ?? index,
    [messages, outgoing],
  )

  // A button that has the focus stays, however far the list is scrolled.
  const kept = useFocusedRows(box, 0)
  const rangeExtractor = useRange(BEYOND, kept)
  // To keep the place or the end costs a walk over all rows for each that is measured: only where it may be needed.
  const [isAtEnd, setAtEnd] = useState(true)
  const edges = `${count} ${keyAt(0)} ${keyAt(count - 1)}`
  const [drawnEdges, setDrawnEdges] = useState(edges)
  useEffect(() => setDrawnEdges(edges), [edges])
  const width = useRef(INITIAL_RECT.width)
  const estimates = useMemo(() => createEstimates(messages, language), [messages, language])
  const estimateSize = useCallback(
    (index: number) => estimates(index, width.current) ?? OUTGOING_HEIGHT,
    [estimates],
  )
  const rows = useVirtualizer({
    count,
    getItemKey: keyAt,
    rangeExtractor,
    getScrollElement: () => box.current,
    estimateSize,
    gap: GAP,
    paddingEnd: EDGE,
    anchorTo: isAtEnd || drawnEdges !== edges ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    // Opens at the end: more than there is to scroll.
    initialOffset: Number.MAX_SAFE_INTEGER,
    initialRect: INITIAL_RECT,
  })

  useEffect(() => {
    width.current = rows.scrollRect?.width ?? INITIAL_RECT.width
  })
  const toNewest = useCallback(() => rows.scrollToEnd(), [rows])
  // Until the rows have their heights, the end moves.
  useLayoutEffect(toNewest, [toNewest])

  // Of what is known: asking the element would make it lay out anew.
  const offset = rows.scrollOffset ?? 0
  const isNowAtEnd = rows.getTotalSize() - offset - (rows.scrollRect?.height ?? 0) <= NEAR_END
  if (isNowAtEnd !== isAtEnd) setAtEnd(isNowAtEnd)
  const [seen, setSeen] = useState({ key: keyAt(count - 1), count: messages.length })
  const last = keyAt(count - 1)
  if (isAtEnd && seen.key !== last) setSeen({ key: last, count: messages.length })
  const unseen = isAtEnd ? 0 : unseenSince(messages, seen.key)

  // One's own message is where one wants to be.
  const newestOwn = outgoing.at(-1)?.localId
  useLayoutEffect(() => {
    if (newestOwn !== undefined) rows.scrollToEnd()
  }, [newestOwn, rows])

  const wantsOlder = hasOlder && older === 'idle' && offset < NEAR_START
  useEffect(() => {
    if (wantsOlder) onLoadOlder()
  }, [wantsOlder, onLoadOlder])

  const announcement = useAnnouncement(messages, reader, names)

  return (
    <Frame data-part="messages">
      {/* Rows come and go while one scrolls: what is new is told by the line below instead. */}
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
        aria-busy={older === 'loading' || undefined}
        tabIndex={0}
        data-part="scroller"
      >
        <ol style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const row = chatRow(messages, outgoing, index, { people, userId })
            if (!row) return null
            const { key: _, ...shown } = row
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-part="message"
                data-own={row.message.isMe || undefined}
                data-run={row.beginsRun ? 'first' : undefined}
                data-delivery={row.outgoing?.delivery}
                aria-setsize={hasOlder ? -1 : count}
                aria-posinset={index + 1}
                style={{ top: start }}
              >
                <MessageRow
                  {...shown}
                  reader={reader}
                  names={names}
                  words={words}
                  imageHosts={props.imageHosts}
                  onRetry={props.onRetry}
                />
              </li>
            )
          })}
        </ol>
      </div>
      {older === 'idle' ? null : (
        <div data-part="older">
          {older === 'loading' ? (
            <Spinner size={18} label={t('chat.loadingOlder')} />
          ) : (
            <>
              <span role="alert">{t('chat.olderFailed')}</span>
              <button type="button" onClick={onLoadOlder}>
                {t('common.retry')}
              </button>
            </>
          )}
        </div>
      )}
      {isAtEnd ? null : <ToNewest unseen={unseen} onPress={toNewest} />}
      <p role="status" data-part="announcement">
        {announcement}
      </p>
    </Frame>
  )
}

/** Goes to the end, and tells how many of others came there meanwhile. Drawn when they come, not while one scrolls. */
const ToNewest = memo(function ToNewest({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useText()
  return (
    <button
      type="button"
      data-part="toNewest"
      data-unseen={unseen || undefined}
      aria-label={unseen ? undefined : t('chat.toNewest')}
      onClick={onPress}
    >
      <ArrowDown size={16} aria-hidden />
      {unseen ? t('chat.newMessages', { count: unseen }) : null}
    </button>
  )
})

/** How many messages of others came after the one that was last at the end. */
function unseenSince(messages: readonly ChatMessage[], key: string | number): number {
  let unseen = 0
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (!message || message.id === key) return unseen
    if (!message.isMe) unseen += 1
  }
  return 0
}

const Frame = styled.div`
  position: relative;
  /* Its height never comes from the messages: where nothing around it has one, a part of them shows. */
  flex: 1 1 320px;
  min-height: 5em;
  overflow: hidden;

  > [data-part='scroller'] {
    ${focusRing}
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    overscroll-behavior: contain;
    /* The list keeps the place itself. */
    overflow-anchor: none;
    --fleet-focus-offset: -2px;
  }
  ol {
    /* On a desk the two sides stay near enough to be read as one. */
    --edge: max(var(--fleet-space-3), (100% - 880px) / 2);
    --beside: calc(${AVATAR_SIZE}px + var(--fleet-space-2));
    position: relative;
    flex: none;
    margin: auto 0 0;
    padding: 0;
    list-style: none;
  }
  /* Blocks, and few of them: a jump draws a whole screen of messages in one frame. */
  li {
    position: absolute;
    inset-inline: 0;
    padding-inline: calc(var(--edge) + var(--beside)) var(--edge);
    contain: layout style;
  }
  li[data-own] {
    padding-inline: var(--edge) calc(var(--edge) + var(--beside));
    text-align: end;
  }

  [data-part='day'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    margin-inline-start: calc(-1 * var(--beside));
    padding-block: var(--fleet-space-4) var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
  }
  [data-own] > [data-part='day'] {
    margin-inline: 0 calc(-1 * var(--beside));
  }
  [data-part='day']::before,
  [data-part='day']::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--fleet-color-line);
  }

  [data-part='avatar'] {
    ${avatarLook}
    --avatar-size: ${AVATAR_SIZE}px;
    position: absolute;
    display: grid;
    inset-inline-start: var(--edge);
    margin-top: calc(var(--fleet-space-2) + 2px);
  }
  [data-own] > [data-part='avatar'] {
    inset-inline: auto var(--edge);
  }
  [data-part='name'] {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: var(--fleet-weight-strong);
    overflow-wrap: break-word;
  }
  [data-run] > [data-part='name'] {
    margin-top: var(--fleet-space-2);
  }
  [data-part='name'][data-hidden] {
    ${visuallyHidden}
  }
  [data-part='text'] {
    width: fit-content;
    max-width: min(100%, 34em);
    margin-block: 2px;
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-radius: 4px var(--fleet-radius-l) var(--fleet-radius-l) 4px;
    background: var(--fleet-color-sunken);
    box-shadow: inset 0 0 0 1px var(--fleet-color-line);
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-s);
    text-align: start;
    /* Each line runs as its first letter does. */
    unicode-bidi: plaintext;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  [data-run] [data-part='text'] {
    border-start-start-radius: var(--fleet-radius-l);
  }
  [data-own] [data-part='text'] {
    margin-inline-start: auto;
    border-radius: var(--fleet-radius-l) 4px 4px var(--fleet-radius-l);
    background: var(--fleet-color-accent-soft);
    box-shadow: none;
  }
  [data-own][data-run] [data-part='text'] {
    border-start-end-radius: var(--fleet-radius-l);
  }
  [data-delivery='sending'] [data-part='text'] {
    opacity: 0.72;
  }
  [data-delivery='failed'] [data-part='text'] {
    background: var(--fleet-color-red-soft);
  }
  [data-part='picture'] {
    max-width: min(100%, 280px);
    max-height: 320px;
    border-radius: var(--fleet-radius-l);
    background: var(--fleet-color-sunken);
  }
  [data-part='foot'] {
    display: block;
    padding-inline: var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-delivery] [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--fleet-space-1);
  }
  [data-delivery='failed'] [data-part='foot'] {
    color: var(--fleet-color-red);
  }
  [data-part='retry'],
  > [data-part='older'] > button {
    ${focusRing}
    min-height: max(28px, var(--fleet-control-height) - 8px);
    padding: 0 var(--fleet-space-2);
    border: 0;
    border-radius: var(--fleet-control-radius);
    background: none;
    color: inherit;
    font-weight: var(--fleet-weight-strong);
    text-decoration: underline;
    cursor: pointer;
  }

  > [data-part='older'],
  > [data-part='toNewest'] {
    position: absolute;
    inset-inline: 0;
    width: fit-content;
    max-width: calc(100% - 2 * var(--fleet-space-4));
    margin-inline: auto;
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    color: var(--fleet-color-text);
    box-shadow: var(--fleet-shadow-2);
    font-size: var(--fleet-text-s);
  }
  > [data-part='older'] {
    top: var(--fleet-space-2);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-1);
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-l);
  }
  > [data-part='toNewest'] {
    ${focusRing}
    bottom: var(--fleet-space-3);
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: max(36px, var(--fleet-control-height));
    padding: 0 var(--fleet-space-3);
    cursor: pointer;
  }
  > [data-part='toNewest'][data-unseen] {
    border-color: transparent;
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='announcement'] {
    ${visuallyHidden}
  }
`
