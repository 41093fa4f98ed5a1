import type { FleetClient } from '@fleetgis/api'
import type { Conversation } from '@fleetgis/domain/chat'
import { readStamp, STAMP_OFFSET_MS } from '@fleetgis/domain/format'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'

/** What a user has read since the page was loaded. In memory only: it names conversations. */
interface Reading {
  /** The newest stamp of the first list: what came before counts as read. Undefined before that list. */
  since: number | undefined
  /** By conversation, the stamp of the last message that was read, and of the last one notified. */
  readonly read: Map<string, string>
  readonly notified: Map<string, string>
  /** By conversation that was open, until when its messages were read or written there, as `readStamp` counts. */
  readonly left: Map<string, number>
}

const readings = new WeakMap<FleetClient, Map<string, Reading>>()

/**
 * An own message that is sent right before its chat is left gets its stamp from the server: so much later, in milliseconds,
 * unless the network is very slow. Longer would hide a reply.
 */
const SENDING_MS = 10_000

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
  const { client, clock } = useFleet()
  const [unread, setUnread] = useState<ReadonlySet<string>>(NONE)
  const notify = useLatestCallback(onNews)
  const leave = useLatestCallback((id: string) => {
    readingOf(client, userId).left.set(id, clock.now() + STAMP_OFFSET_MS + SENDING_MS)
  })

  // A later list has the last message of a chat that was left, with its page too.
  useEffect(() => (openId === undefined ? undefined : () => leave(openId)), [openId, leave])

  useEffect(() => {
    if (!conversations) return
    const reading = readingOf(client, userId)
    reading.since ??= Math.max(0, ...conversations.map(({ sentAt }) => readStamp(sentAt) ?? 0))
    const next = new Set<string>()
    for (const conversation of conversations) {
      const { id, sentAt } = conversation
      if (id === openId) reading.read.set(id, sentAt)
      const readUntil = Math.max(reading.since, reading.left.get(id) ?? 0)
      if (reading.read.get(id) === sentAt || !((readStamp(sentAt) ?? 0) > readUntil)) continue
      next.add(id)
      if (reading.notified.get(id) === sentAt) continue
      reading.notified.set(id, sentAt)
      notify(conversation)
    }
    setUnread(next)
  }, [client, userId, conversations, openId, notify])
  return unread
}

const NONE: ReadonlySet<string> = new Set()

function readingOf(client: FleetClient, userId: string): Reading {
  let ofClient = readings.get(client)
  if (!ofClient) {
    ofClient = new Map()
    readings.set(client, ofClient)
  }
  let reading = ofClient.get(userId)
  if (!reading) {
    reading = { since: undefined, read: new Map(), notified: new Map(), left: new Map() }
    ofClient.set(userId, reading)
  }
  return reading
}
