import type { Conversation } from '@fleetgis/domain/chat'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { readingOf, takeList } from '../reading.ts'

interface UnreadOptions {
  userId: string
  /** Undefined before the first answer, and to notify of nothing. Keep the list while nothing has changed. */
  conversations: readonly Conversation[] | undefined
  /** The open conversation: its messages are read. */
  openId: string | undefined
  /** Called once for each new message of a conversation. */
  onNews: (conversation: Conversation) => void
}

/** The ids of conversations with messages that have come since the page was loaded and were not opened yet. CF-185. */
export function useUnread({ userId, conversations, openId, onNews }: UnreadOptions): ReadonlySet<string> {
  const { client } = useFleet()
  const [unread, setUnread] = useState<ReadonlySet<string>>(NONE)
  const notify = useLatestCallback(onNews)

  useEffect(() => {
    if (!conversations) return
    const reading = readingOf(client, userId)
    const take = () => {
      const { unread, news } = takeList(reading, conversations, openId)
      for (const conversation of news) notify(conversation)
      setUnread(unread)
    }
    take()
    reading.listeners.add(take)
    return () => void reading.listeners.delete(take)
  }, [client, userId, conversations, openId, notify])
  return unread
}

const NONE: ReadonlySet<string> = new Set()
