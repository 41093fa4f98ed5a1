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
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock-3'
import { memo } from 'react'
import { AvatarFace } from '../../../primitives/layout/Avatar.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'
import type { ChatRow } from './chatRow.ts'

export interface MessageRowProps extends ChatRow {
  readonly reader: ChatReader
  readonly names: ChatWords
  readonly words: FormatWords
  readonly imageHosts: readonly string[]
  readonly onRetry: ((event: { readonly localId: string }) => void) | undefined
}

/** In px; matches the layout of `MessageList`. */
export const AVATAR_SIZE = 32

/** A message and its separators. Plain elements, so that many rows render in a frame; `MessageList` styles them. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, outgoing, reader, names, words, imageHosts, image } = props
  const t = useText(chatWords)
  const name = senderName(message, reader, names)
  const picture = chatPicture(message, imageHosts)
  return (
    <>
      {props.beginsDay ? (
        <div data-part="day">
          <span>{formatChatDay(message.sentAt, words)}</span>
        </div>
      ) : null}
      {props.beginsRun ? (
        <span data-part="avatar" aria-hidden>
          <AvatarFace
            name={nameBehind(message, reader)}
            src={photoAddress(image, imageHosts)}
            size={AVATAR_SIZE}
          />
        </span>
      ) : null}
      {/* A run shows its time once, beside the name; screen readers get both with each message. */}
      <span data-part="name" data-hidden={!props.beginsRun || undefined}>
        <b>{name}</b> {formatChatTime(message.sentAt, words)}
      </span>
      {picture ? (
        <img
          data-part="picture"
          src={picture}
          alt={t('chat.picture', { name })}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div data-part="text">{message.content}</div>
      )}
      {outgoing ? (
        <span data-part="foot">
          <Delivery {...props} outgoing={outgoing} />
        </span>
      ) : null}
    </>
  )
})

/** The name that the initial comes from: the reader's own where the screen says You (CHAT-12). */
function nameBehind(message: ChatRow['message'], { people }: ChatReader): string {
  return senderName(message, { isOperator: false, people }, { you: '', unknown: '' })
}

/** The state of a message that the server does not show yet. Source: CF-121. */
function Delivery({
  outgoing: { delivery, localId },
  onRetry,
}: MessageRowProps & { outgoing: NonNullable<ChatRow['outgoing']> }) {
  const t = useText(chatWords)
  if (delivery === 'failed')
    return (
      <>
        <CircleAlert size={14} aria-hidden />
        <span>{t('chat.notSent')}</span>
        {onRetry ? (
          <button type="button" data-part="retry" onClick={() => onRetry({ localId })}>
            {t('common.retry')}
          </button>
        ) : null}
      </>
    )
  if (delivery === 'sending')
    return (
      <>
        <Clock size={12} aria-hidden />
        {t('chat.sending')}
      </>
    )
  return t('chat.sent')
}
