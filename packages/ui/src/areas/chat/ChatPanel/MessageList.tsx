import { shownOutgoing } from '@fleetgis/domain/chat'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useMemo, useRef } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'
import { chatRow } from './chatRow.ts'
import { LogButton, type LogButtonProps } from './LogButton.tsx'
import { MessageFrame } from './MessageFrame.ts'
import { MessageRow } from './MessageRow.tsx'
import { NewMessages } from './NewMessages.tsx'
import { ToNewest } from './ToNewest.tsx'
import { useMessageScroll } from './useMessageScroll.ts'

interface MessageListProps extends ChatPanelViewProps {
  userId: string
}

const NONE: readonly never[] = []

/** The messages, or that there are none, and the announcement of new ones. */
export function MessageList(props: MessageListProps) {
  const t = useText(chatWords)
  const { messages, outgoing = NONE, isOpen } = props
  return (
    <>
      {messages.length + outgoing.length > 0 ? (
        <Messages {...props} />
      ) : (
        <div data-part="instead">
          <EmptyState
            message={t('chat.empty')}
            icon={<MessageCircle size={28} strokeWidth={1.5} aria-hidden />}
          >
            {isOpen ? t('chat.emptyHint') : null}
          </EmptyState>
        </div>
      )}
      <NewMessages {...props} />
      <NotSent outgoing={outgoing} />
    </>
  )
}

/** Announces that a message was not sent: the log is no live region. */
function NotSent({ outgoing }: { outgoing: NonNullable<ChatPanelViewProps['outgoing']> }) {
  const t = useText(chatWords)
  const failed = shownOutgoing({ outgoing })
    .filter(({ delivery }) => delivery === 'failed')
    .pop()
  return (
    <VisuallyHidden role="status" data-part="notSent">
      {failed ? <span key={failed.localId}>{t('chat.notSent')}</span> : null}
    </VisuallyHidden>
  )
}

/**
 * The virtualized messages. At the end the list scrolls with new messages; elsewhere it keeps its scroll position, also
 * while earlier messages are prepended, and shows a button for new ones.
 */
function Messages(props: MessageListProps) {
  const { messages, outgoing: all = NONE, people = NONE, userId, imageHosts = NONE, onLoadOlder } = props
  const { isOperator = false, hasOlder = false, older = 'idle' } = props
  const t = useText(chatWords)
  const box = useRef<HTMLDivElement>(null)
  const focusLog = useRef(() => box.current?.focus({ preventScroll: true }))
  const outgoing = useMemo(() => shownOutgoing({ outgoing: all }), [all])
  const words = formatWords(t)
  const names = useMemo(() => ({ you: t('chat.you'), unknown: t('chat.unknown') }), [t])
  const reader = useMemo(() => ({ isOperator, people }), [isOperator, people])
  const { rows, count, isNearStart, isAtEnd, unseen, toNewest } = useMessageScroll(box, messages, outgoing)

  const wantsOlder = hasOlder && older === 'idle' && isNearStart
  useEffect(() => {
    if (wantsOlder) onLoadOlder?.()
  }, [wantsOlder, onLoadOlder])

  return (
    <MessageFrame data-part="messages">
      {/* Not a live region, because rows mount while scrolling: `NewMessages` announces new messages. */}
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
                  focusLog={focusLog}
                />
              </li>
            )
          })}
        </ol>
      </div>
      {older === 'idle' ? null : (
        <OlderMessages older={older} onLoadOlder={onLoadOlder} focusLog={focusLog} />
      )}
      {isAtEnd ? null : <ToNewest unseen={unseen} onPress={toNewest} focusLog={focusLog} />}
    </MessageFrame>
  )
}

/** That earlier messages are being fetched, or could not be. */
function OlderMessages({
  older,
  onLoadOlder,
  focusLog,
}: Pick<ChatPanelViewProps, 'older' | 'onLoadOlder'> & Pick<LogButtonProps, 'focusLog'>) {
  const t = useText(chatWords)
  return (
    <div data-part="older">
      {older === 'loading' ? (
        <Spinner size={18} label={t('chat.loadingOlder')} />
      ) : (
        <>
          <span role="alert">{t('chat.olderFailed')}</span>
          <LogButton focusLog={focusLog} onClick={onLoadOlder}>
            {t('common.retry')}
          </LogButton>
        </>
      )}
    </div>
  )
}
