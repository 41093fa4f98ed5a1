import { type ChatMessage, type ChatReader, type ChatWords, senderName } from '@fleetgis/domain/chat'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'

/** Minimum time between two announcements, in ms. */
const ANNOUNCEMENT_INTERVAL = 10_000

/** The announcement of new messages of others: one by its text, several by their number. */
export function useAnnouncement(
  messages: readonly ChatMessage[],
  reader: ChatReader,
  names: ChatWords,
): string {
  const t = useText(chatWords)
  const [announcement, setAnnouncement] = useState('')
  const lastId = useRef(messages[messages.length - 1]?.id)
  const arrived = useRef<ChatMessage[]>([])
  const quietUntil = useRef(0)

  useEffect(() => {
    const known = messages.map(({ id }) => id).lastIndexOf(lastId.current ?? '')
    const isFirst = lastId.current === undefined
    lastId.current = messages[messages.length - 1]?.id
    if (!isFirst && known >= 0) arrived.current.push(...messages.slice(known + 1).filter(({ isMe }) => !isMe))
    if (arrived.current.length === 0) return
    const wait = Math.max(0, quietUntil.current - performance.now())
    const timer = setTimeout(() => {
      const [message, ...more] = arrived.current
      if (!message) return
      arrived.current = []
      quietUntil.current = performance.now() + ANNOUNCEMENT_INTERVAL
      setAnnouncement(
        more.length > 0
          ? t('chat.newMessages', { count: more.length + 1 })
          : `${senderName(message, reader, names)}: ${message.content}`,
      )
    }, wait)
    return () => clearTimeout(timer)
  }, [messages, reader, names, t])
  return announcement
}
