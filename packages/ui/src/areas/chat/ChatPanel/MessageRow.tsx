import {
  type ChatReader,
  type ChatWords,
  chatPicture,
  formatChatDay,
  formatChatTime,
  senderName,
} from '@fleetgis/domain/chat'
import type { FormatWords } from '@fleetgis/domain/format'
import { photoAddress } from '@fleetgis/domain/trips'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock-3'
import { memo } from 'react'
import { langOf } from '../../../i18n/langOf.ts'
import { PhotoOnPress } from '../../../primitives/actions/PhotoOnPress.tsx'
import { AvatarFace } from '../../../primitives/layout/Avatar.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { type ChatText, chatWords } from '../words.ts'
import type { ChatRow } from './chatRow.ts'
import { LogButton, type LogButtonProps } from './LogButton.tsx'

export interface MessageRowProps extends ChatRow, Pick<LogButtonProps, 'focusLog'> {
  readonly reader: ChatReader
  readonly names: ChatWords
  readonly words: FormatWords
  readonly imageHosts: readonly string[]
  readonly onRetry: ((event: { readonly localId: string }) => void) | undefined
}

/** In px; matches the layout of `MessageFrame`. */
export const AVATAR_SIZE = 32

/** A message and its separators. Plain elements, so that many rows render in a frame; `MessageFrame` styles them. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, outgoing, reader, names, words, imageHosts, image } = props
  const t = useText(chatWords)
  const name = senderName(message, reader, names)
  const picture = chatPicture(message, imageHosts)
  const mark = markOf(props)
  const markIcon = mark ? (
    <span data-part="mark" aria-hidden>
      <mark.Icon size={14} />
    </span>
  ) : null
  return (
    <>
      {props.beginsDay ? (
        <div data-part="day">
          <span>{formatChatDay(message.sentAt, words)}</span>
        </div>
      ) : null}
      {props.beginsGroup ? (
        <span data-part="avatar" aria-hidden>
          <AvatarFace
            name={nameBehind(message, reader)}
            src={photoAddress(image, imageHosts)}
            size={AVATAR_SIZE}
          />
        </span>
      ) : null}
      {/* A group shows its time once, beside the name; screen readers get both with each message, and how far it is. */}
      <span data-part="name" data-hidden={!props.beginsGroup || undefined}>
        <b>{name}</b> {formatChatTime(message.sentAt, words)}
        {mark ? <span data-part="delivery">{t(mark.label)}</span> : null}
      </span>
      {picture ? (
        <>
          {markIcon}
          <PhotoOnPress label={t('chat.picture', { name })}>
            <img
              data-part="picture"
              src={picture}
              alt={t('chat.picture', { name })}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
          </PhotoOnPress>
        </>
      ) : (
        <div data-part="text" lang={langOf(message.content)}>
          {message.content}
          {markIcon}
        </div>
      )}
      {outgoing?.delivery === 'failed' ? (
        <span data-part="foot">
          <NotSent {...props} localId={outgoing.localId} />
        </span>
      ) : null}
    </>
  )
})

/** The mark beside an own message; one that failed has words and a button instead. Source: CF-121. */
function markOf({ message, outgoing }: ChatRow): { Icon: typeof Check; label: ChatText } | undefined {
  if (!message.isMe || outgoing?.delivery === 'failed') return undefined
  return outgoing?.delivery === 'sending'
    ? { Icon: Clock, label: 'chat.sending' }
    : { Icon: Check, label: 'chat.sent' }
}

/** The name that the initial comes from: the reader's own where the screen says You (CHAT-12). */
function nameBehind(message: ChatRow['message'], { people }: ChatReader): string {
  return senderName(message, { isOperator: false, people }, { you: '', unknown: '' })
}

/** A message that failed to send, with Retry. Source: CF-121. */
function NotSent({
  localId,
  onRetry,
  focusLog,
}: Pick<MessageRowProps, 'onRetry' | 'focusLog'> & { localId: string }) {
  const t = useText(chatWords)
  return (
    <>
      <CircleAlert size={14} aria-hidden />
      <span>{t('chat.notSent')}</span>
      {onRetry ? (
        <LogButton focusLog={focusLog} data-part="retry" onClick={() => onRetry({ localId })}>
          {t('common.retry')}
        </LogButton>
      ) : null}
    </>
  )
}
