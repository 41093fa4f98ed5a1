import {
  type ChatMessage,
  type ChatReader,
  type ChatWords,
  chatPicture,
  senderName,
} from '@fleetgis/domain/chat'
import { useEffect, useMemo, useRef, useState } from 'react'
import { langOf } from '../../../i18n/langOf.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'

/** Minimum time between two announcements, in ms. */
const ANNOUNCEMENT_INTERVAL = 10_000

const NONE: readonly never[] = []

type NewMessagesProps = Pick<ChatPanelViewProps, 'messages' | 'isOperator' | 'people' | 'imageHosts'>

/** Announces new messages of others: one by its text, several by their number. Those at first are not new. */
export function NewMessages(props: NewMessagesProps) {
  const { messages, isOperator = false, people = NONE, imageHosts = NONE } = props
  const t = useText(chatWords)
  const [announcement, setAnnouncement] = useState({ text: '', round: 0 })
  const lastId = useRef(messages[messages.length - 1]?.id)
  const arrived = useRef<ChatMessage[]>([])
  const quietUntil = useRef(0)
  const textOf = useMemo(() => {
    const reader: ChatReader = { isOperator, people }
    const names: ChatWords = { you: t('chat.you'), unknown: t('chat.unknown') }
    return (message: ChatMessage) => {
      const name = senderName(message, reader, names)
      return chatPicture(message, imageHosts) ? t('chat.picture', { name }) : `${name}: ${message.content}`
    }
  }, [isOperator, people, imageHosts, t])

  useEffect(() => {
    const known = messages.map(({ id }) => id).lastIndexOf(lastId.current ?? '')
    const isEmpty = lastId.current === undefined
    lastId.current = messages[messages.length - 1]?.id
    if (isEmpty || known >= 0) arrived.current.push(...messages.slice(known + 1).filter(({ isMe }) => !isMe))
    if (arrived.current.length === 0) return
    const wait = Math.max(0, quietUntil.current - performance.now())
    const timer = setTimeout(() => {
      const [message, ...more] = arrived.current
      if (!message) return
      arrived.current = []
      quietUntil.current = performance.now() + ANNOUNCEMENT_INTERVAL
      const text = more.length > 0 ? t('chat.newMessages', { count: more.length + 1 }) : textOf(message)
      setAnnouncement(({ round }) => ({ text, round: round + 1 }))
    }, wait)
    return () => clearTimeout(timer)
  }, [messages, textOf, t])

  return (
    <VisuallyHidden role="status" data-part="announcement">
      {/* Another element is announced also where the text is the same. */}
      <span key={announcement.round} lang={langOf(announcement.text)}>
        {announcement.text}
      </span>
    </VisuallyHidden>
  )
}
