import { chatName, otherPerson } from '@fleetgis/domain/chat'
import { photoAddress } from '@fleetgis/domain/trips'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { checkModel } from '../../../checkProps.ts'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { blockedText } from '../../../remote/live/blockedText.ts'
import { LiveStrip } from '../../../remote/live/LiveStrip.tsx'
import { chatFrame } from '../chatFrame.ts'
import { chatWords } from '../words.ts'
import { ChatComposer } from './ChatComposer.tsx'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { joinTexts, NO_TEXT, takeUnsent } from './unsentText.ts'
import { WaitingMessages } from './WaitingMessages.tsx'

/** Lazy; loads together with the first answer. */
const MessageList = lazily(
  () => import('./MessageList.tsx').then((file) => file.MessageList),
  <WaitingMessages />,
)

const NEEDED = { messages: 'list', onSend: 'function' } as const
const NONE: readonly never[] = []

/** The pure view of one conversation: header, messages and text field. It fills its container. */
export function ChatPanelView(props: ChatPanelViewProps) {
  checkModel('ChatPanelView', 'it', props, NEEDED)
  const { messages, outgoing = NONE, people = NONE, isOpen, onSend, onBack, bookingId } = props
  const { failure, isLoading = false, quickReplies = NONE } = props
  const t = useText(chatWords)
  const userId = [...messages].reverse().find(({ isMe }) => isMe)?.senderId ?? props.userId ?? ''
  const titleId = useId()
  const [draft, setDraft] = useState(() => props.draft?.read(NO_TEXT).text ?? '')
  // What failed to send is in no list of the server: opened again, the chat has it in its field (CF-121).
  const failed = outgoing.filter(({ delivery }) => delivery === 'failed').map(({ content }) => content)
  const kept = joinTexts(...failed, draft)
  useEffect(() => props.draft?.keep(NO_TEXT, { text: kept }), [props.draft, kept])
  useEffect(
    () => props.draft && takeUnsent(props.draft, (text) => setDraft((typed) => joinTexts(text, typed))),
    [props.draft],
  )
  useEffect(() => MessageList.preload(), [])
  const other = otherPerson(people, userId)
  const blocked = blockedText(props.live, t)
  const isThere = !isLoading && failure === undefined
  const closed = useRef<HTMLParagraphElement>(null)
  const canWrite = isOpen && isThere
  useEffect(() => {
    if (!canWrite) return
    // The text field goes, and may have the focus.
    return () => {
      if (isFocusLost()) closed.current?.focus()
    }
  }, [canWrite])
  const words = { you: t('chat.you'), unknown: t('chat.unknown') }
  const given = props.name?.trim() || undefined
  const name = given ?? (other || isThere ? chatName(other?.senderName ?? '', words) : t('chat.title'))

  function send() {
    if (onSend({ text: draft }) !== false) setDraft('')
  }

  return (
    <Panel {...rootProps(props)} aria-labelledby={titleId} data-component="ChatPanel">
      <header data-part="header">
        {onBack ? (
          <IconButton label={t('chat.back')} onPress={onBack} data-part="back">
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        ) : null}
        <PhotoAvatar
          name={given ?? other?.senderName ?? ''}
          src={photoAddress(other?.senderImage, props.imageHosts ?? NONE)}
          size={36}
          label={name}
        />
        <div>
          <h2 id={titleId}>{name}</h2>
          {bookingId ? <p>{t('chat.booking', { id: bookingId })}</p> : null}
        </div>
      </header>
      <LiveStrip live={props.live} variant="compact" />
      {failure !== undefined ? (
        <div data-part="instead">
          <FailureCard
            message={failure}
            onRetry={props.onReload}
            isRetrying={isLoading}
            isSignedOut={props.isSignedOut}
          />
        </div>
      ) : isLoading ? (
        <WaitingMessages />
      ) : (
        <MessageList
          {...props}
          userId={userId}
          onRetry={isOpen && blocked === undefined ? props.onRetry : undefined}
        />
      )}
      {canWrite && quickReplies.length > 0 && draft.trim() === '' ? (
        <QuickReplies
          replies={quickReplies}
          outgoing={outgoing}
          isDisabled={blocked !== undefined}
          onSend={onSend}
          onRetry={props.onRetry}
        />
      ) : null}
      {canWrite ? (
        <ChatComposer draft={draft} onDraftChange={setDraft} onSend={send} blocked={blocked} />
      ) : null}
      {/* Always there, so that a screen reader announces that the chat closes. */}
      <p ref={closed} role="status" tabIndex={-1} data-part="closed">
        {!isOpen && isThere ? (
          <>
            <Lock size={16} aria-hidden />
            {t('chat.closed')}
          </>
        ) : null}
      </p>
    </Panel>
  )
}

const Panel = styled.section`
  ${chatFrame}
  container: fleet-chat / inline-size;
  /* Scrolls where enlarged text leaves no room for header and field together. */
  overflow: hidden auto;

  > [data-part='header'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-bottom: 1px solid var(--fleet-color-line);
  }
  > [data-part='header'] > div {
    min-width: 0;
  }
  > [data-part='header'] h2,
  > [data-part='header'] p {
    margin: 0;
    font-size: var(--fleet-text-m);
    line-height: var(--fleet-line-height);
  }
  > [data-part='header'] p {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
  }
  > [data-component='LiveStrip'] {
    padding: 2px var(--fleet-space-3);
  }
  > [data-part='closed'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-3);
    outline: none;
    border-top: 1px solid var(--fleet-color-line);
    background: var(--fleet-color-sunken);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [data-part='closed']:empty {
    padding: 0;
    border: 0;
  }
  > [data-part='closed'] > svg {
    flex: none;
  }
  /* With twice the text size in a small window, the name has the place of the picture. */
  @container fleet-chat (max-width: 14em) {
    > [data-part='header'] > [data-component='Avatar'] {
      display: none;
    }
  }
`
