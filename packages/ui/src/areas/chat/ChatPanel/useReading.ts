import type { ChatMessage } from '@fleetgis/domain/chat'
import { useEffect } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { markRead, readingOf } from '../reading.ts'

/** Records the messages of the open chat as read, for the list of conversations. CF-185. */
export function useReading(userId: string, messages: readonly ChatMessage[]) {
  const { client } = useFleet()
  const { conversationId = '', sentAt = '' } = messages[messages.length - 1] ?? {}

  useEffect(() => {
    if (conversationId) markRead(readingOf(client, userId), conversationId, sentAt)
  }, [client, userId, conversationId, sentAt])
}
