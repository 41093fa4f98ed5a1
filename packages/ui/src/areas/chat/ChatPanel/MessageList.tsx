import { type ChatMessage, shownOutgoing } from '@fleetgis/domain/chat'
import { languageOf } from '@fleetgis/domain/i18n'
import { useVirtualizer } from '@tanstack/react-virtual'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { avatarLook } from '../../../primitives/layout/Avatar.tsx'
import { useFocusedRows } from '../../../primitives/lists/useFocusedRows.ts'
import { useRange } from '../../../primitives/lists/useRange.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { bareButton } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { chatWords } from '../words.ts'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'
import { chatRow } from './chatRow.ts'
import { createEstimates } from './estimateHeight.ts'
import { AVATAR_SIZE, MessageRow } from './MessageRow.tsx'
import { useAnnouncement } from './useAnnouncement.ts'

interface MessageListProps extends ChatPanelViewProps {
  userId: string
}

const NONE: readonly never[] = []
/** Distance from the end, in px, within which the list follows new messages. */
const NEAR_END = 64
/** Distance from the start, in px, within which earlier messages are fetched. */
const NEAR_START = 400
/** Estimated width and height of the list, in px, before it is measured: a phone's. */
const INITIAL_RECT = { width: globalThis.innerWidth ?? 360, height: 640 }
/** Estimated height of an unsent message, in px. */
const OUTGOING_HEIGHT = 64
const GAP = 4
/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 4
/** Space below the last message, in px. */
const SPACE_BELOW = 12

/**
 * The virtualized messages. At the end the list scrolls with new messages; elsewhere it keeps its scroll position, also
 * while earlier messages are prepended, and shows a button for new ones.
 */
export function MessageList(props: MessageListProps) {
  const { messages, outgoing: all = NONE, people = NONE, userId, imageHosts = NONE, onLoadOlder } = props
  const { isOperator = false, hasOlder = false, older = 'idle' } = props
  const t = useText(chatWords)
  const language = languageOf(useFleet().language)
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

  // A focused button stays mounted at any scroll position.
  const kept = useFocusedRows(box, 0)
  const rangeExtractor = useRange({ beyond: OVERSCAN_ROWS, kept, atOnce: 'any' })
  // Anchoring walks over all rows for each measured one: enabled only where it may be needed.
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
    paddingEnd: SPACE_BELOW,
    anchorTo: isAtEnd || drawnEdges !== edges ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    // Opens at the end: an offset beyond the content.
    initialOffset: Number.MAX_SAFE_INTEGER,
    initialRect: INITIAL_RECT,
  })

  useEffect(() => {
    width.current = rows.scrollRect?.width ?? INITIAL_RECT.width
  })
  const toNewest = useCallback(() => rows.scrollToEnd(), [rows])
  // The end moves until the rows are measured.
  useLayoutEffect(toNewest, [toNewest])

  // Uses known sizes: reading the element would force a layout.
  const offset = rows.scrollOffset ?? 0
  const height = rows.scrollRect?.height ?? 0
  const [shownHeight, setShownHeight] = useState(height)
  const isNowAtEnd = rows.getTotalSize() - offset - height <= NEAR_END
  // Another height says nothing about where the reader is.
  if (height === shownHeight && isNowAtEnd !== isAtEnd) setAtEnd(isNowAtEnd)
  const fitHeight = useLatestCallback((next: number) => {
    if (isAtEnd) rows.scrollToEnd()
    setShownHeight(next)
  })
  // A keyboard opens, or the phone is turned: a list at its end stays there.
  useLayoutEffect(() => fitHeight(height), [height, fitHeight])
  const last = keyAt(count - 1)
  const lastHeight = rows.getVirtualItems().find(({ index }) => index === count - 1)?.size
  const fitLast = useLatestCallback((_row: typeof last, _height: typeof lastHeight) => {
    if (isAtEnd) rows.scrollToEnd()
  })
  // An own message gets the id and the time of the server: its row is another one, of another height.
  useLayoutEffect(() => fitLast(last, lastHeight), [last, lastHeight, fitLast])
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  const unseen = isAtEnd ? 0 : unseenSince(messages, seen)

  // The reader's own message scrolls to the end.
  const newestOwn = outgoing[outgoing.length - 1]?.localId
  useLayoutEffect(() => {
    if (newestOwn !== undefined) rows.scrollToEnd()
  }, [newestOwn, rows])

  const wantsOlder = hasOlder && older === 'idle' && offset < NEAR_START
  useEffect(() => {
    if (wantsOlder) onLoadOlder?.()
  }, [wantsOlder, onLoadOlder])

  const announcement = useAnnouncement(messages, reader, names)

  return (
    <Frame data-part="messages">
      {/* Not a live region, because rows mount while scrolling: the status below announces new messages. */}
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
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-part="message"
                data-own={row.message.isMe || undefined}
                data-first={row.beginsGroup || undefined}
                data-delivery={row.outgoing?.delivery}
                aria-setsize={hasOlder ? -1 : count}
                aria-posinset={index + 1}
                style={{ top: start }}
              >
                <MessageRow
                  {...row}
                  reader={reader}
                  names={names}
                  words={words}
                  imageHosts={imageHosts}
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

/** The largest number that the round button holds. */
const MOST_COUNTED = 99

/** Scrolls to the end, and counts the new messages of others. Rerenders for new messages, not while scrolling. */
const ToNewest = memo(function ToNewest({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useText(chatWords)
  return (
    <button
      type="button"
      data-part="toNewest"
      data-unseen={unseen || undefined}
      aria-label={unseen ? t('chat.newMessages', { count: unseen }) : t('chat.toNewest')}
      onClick={onPress}
    >
      <ArrowDown size={16} aria-hidden />
      {unseen ? <span aria-hidden>{unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}</span> : null}
    </button>
  )
})

/** The number of messages of others after the last one seen at the end. */
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
  container: fleet-messages / inline-size;
  position: relative;
  /* Its height does not depend on the messages: where no ancestor has a height, a part of them shows. */
  flex: 1 1 320px;
  min-height: 2.5em;
  overflow: hidden;

  > [data-part='scroller'] {
    ${focusRing}
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden auto;
    overscroll-behavior: contain;
    /* The virtualizer anchors the scroll position itself. */
    overflow-anchor: none;
    --fleet-focus-offset: -2px;
  }
  /* On wide screens both sides stay close enough to read as one conversation. */
  --edge: max(var(--fleet-space-3), (100% - 880px) / 2);
  --beside: calc(${AVATAR_SIZE}px + var(--fleet-space-2));
  ol {
    position: relative;
    flex: none;
    margin: auto 0 0;
    padding: 0;
    list-style: none;
  }
  /* Few block elements per row: a jump renders a whole viewport of messages in one frame. */
  li {
    position: absolute;
    inset-inline: 0;
    padding-inline: calc(var(--edge) + var(--beside)) var(--edge);
    contain: layout style;
  }
  li[data-own] {
    padding-inline: calc(var(--edge) + var(--fleet-space-5)) calc(var(--edge) + var(--beside));
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
    margin-inline: calc(-1 * var(--fleet-space-5)) calc(-1 * var(--beside));
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
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
  }
  [data-part='name'] > b {
    font-weight: var(--fleet-weight-strong);
  }
  [data-first] > [data-part='name'] {
    min-height: calc(1em * var(--fleet-line-height));
    min-height: 1lh;
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
    /* The first letter of each line decides its direction. */
    unicode-bidi: plaintext;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  /* Forced colours draw neither background nor shadow. */
  @media (forced-colors: active) {
    [data-part='text'] {
      outline: 1px solid CanvasText;
    }
  }
  [data-first] [data-part='text'] {
    border-top-left-radius: var(--fleet-radius-l);
  }
  [data-own] [data-part='text'] {
    margin-inline-start: auto;
    border-radius: var(--fleet-radius-l) 4px 4px var(--fleet-radius-l);
    background: var(--fleet-color-accent);
    box-shadow: none;
    color: var(--fleet-color-on-accent);
  }
  [data-own][data-first] [data-part='text'] {
    border-top-right-radius: var(--fleet-radius-l);
  }
  /* Beside the text: a mark that changes moves nothing. */
  [data-own] > [data-part='text'] {
    position: relative;
  }
  [data-part='mark'] {
    color: var(--fleet-color-text-muted);
  }
  [data-part='text'] > [data-part='mark'] {
    position: absolute;
    inset-inline-end: calc(100% + var(--fleet-space-1));
    bottom: var(--fleet-space-1);
    display: flex;
  }
  [data-part='name'] > [data-part='delivery'] {
    ${visuallyHidden}
  }
  [data-delivery='sending'] [data-part='text'] {
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-text);
  }
  [data-delivery='failed'] [data-part='text'] {
    background: var(--fleet-color-red-soft);
    color: var(--fleet-color-text);
  }
  [data-part='picture'] {
    max-width: min(100%, 280px);
    max-height: 320px;
    border-radius: var(--fleet-radius-l);
    background: var(--fleet-color-sunken);
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--fleet-space-1);
    padding-inline: var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  [data-delivery='failed'] [data-part='foot'] {
    color: var(--fleet-color-red);
  }
  /* On a phone the side alone tells whose messages are the reader's own. */
  @container fleet-messages (max-width: 559px) {
    li[data-own] {
      padding-inline: calc(var(--edge) + var(--beside)) var(--edge);
    }
    [data-own] > [data-part='day'] {
      margin-inline: calc(-1 * var(--beside)) 0;
    }
    [data-own] > [data-part='avatar'] {
      display: none;
    }
    [data-own] > [data-part='name'] > b {
      ${visuallyHidden}
    }
    [data-delivery] > [data-part='name'] {
      min-height: 0;
    }
  }

  [data-part='retry'],
  > [data-part='older'] > button {
    ${focusRing}
    ${bareButton}
    min-height: max(28px, var(--fleet-control-height));
    padding-inline: var(--fleet-space-2);
    border-radius: var(--fleet-control-radius);
    color: inherit;
    font-weight: var(--fleet-weight-strong);
    text-decoration: underline;
  }

  > [data-part='older'],
  > [data-part='toNewest'] {
    position: absolute;
    border: 1px solid var(--fleet-color-line);
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-raised);
    color: var(--fleet-color-text);
    box-shadow: var(--fleet-shadow-2);
    font-size: var(--fleet-text-s);
  }
  > [data-part='older'] {
    inset-inline: 0;
    width: fit-content;
    max-width: calc(100% - 2 * var(--fleet-space-4));
    margin-inline: auto;
    top: var(--fleet-space-2);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-1);
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-l);
  }
  /* In the column of the pictures: it covers no message. */
  > [data-part='toNewest'] {
    ${focusRing}
    --size: max(36px, var(--fleet-control-height));
    inset-inline-start: calc(var(--edge) + (${AVATAR_SIZE}px - var(--size)) / 2);
    bottom: var(--fleet-space-2);
    display: grid;
    place-content: center;
    justify-items: center;
    width: var(--size);
    height: var(--size);
    padding: 0;
    line-height: 1;
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
