import type { FleetClient } from '@fleetgis/api'
import type { Conversation } from '@fleetgis/domain/chat'
import { readStamp } from '@fleetgis/domain/format'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'

/** What a user has read since the page was loaded. In memory only: it names conversations. */
interface Reading {
  /** The newest stamp of the first list: what came before counts as read. */
  readonly since: number
  /** By conversation, the stamp of the last message that was read, and of the last one notified. */
  readonly read: Map<string, string>
  readonly notified: Map<string, string>
}

const readings = new WeakMap<FleetClient, Map<string, Reading>>()

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
  const last = useRef<{ openId?: string | undefined; list?: unknown; leftId?: string | undefined }>({
    openId,
  })
  const notify = useLatestCallback(onNews)

  useEffect(() => {
    if (!conversations) return
    const { current } = last
    // The next list has the last message of the chat that was left: it was read there, or written.
    if (current.openId !== openId) current.leftId = current.openId
    const reading = readingOf(client, userId, conversations)
    const next = new Set<string>()
    for (const conversation of conversations) {
      const { id, sentAt } = conversation
      if (id === openId || id === current.leftId) reading.read.set(id, sentAt)
      if (reading.read.get(id) === sentAt || !((readStamp(sentAt) ?? 0) > reading.since)) continue
      next.add(id)
      if (reading.notified.get(id) === sentAt) continue
      reading.notified.set(id, sentAt)
      notify(conversation)
    }
    if (current.list !== undefined && current.list !== conversations) current.leftId = undefined
    last.current = { ...current, openId, list: conversations }
    setUnread(next)
  }, [client, userId, conversations, openId, notify])
  return unread
}

const NONE: ReadonlySet<string> = new Set()

function readingOf(client: FleetClient, userId: string, conversations: readonly Conversation[]): Reading {
  let ofClient = readings.get(client)
  if (!ofClient) {
    ofClient = new Map()
    readings.set(client, ofClient)
  }
  let reading = ofClient.get(userId)
  if (!reading) {
    const since = Math.max(0, ...conversations.map(({ sentAt }) => readStamp(sentAt) ?? 0))
    reading = { since, read: new Map(), notified: new Map() }
    ofClient.set(userId, reading)
  }
  return reading
}
