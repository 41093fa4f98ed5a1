import type { FleetClient } from '@fleetgis/api'
import type { Conversation } from '@fleetgis/domain/chat'
import { readStamp } from '@fleetgis/domain/format'

/**
 * What a user has read since the page was loaded. In memory only: it names conversations. Stamps are those of the server,
 * as `readStamp` counts, and are compared only with each other: the device's clock may differ (CF-180).
 */
interface Reading {
  /** The newest stamp of the first list: what came before counts as read. Undefined before that list. */
  since: number | undefined
  /** By conversation, the stamp of the last message that was read. */
  readonly read: Map<string, number>
  /** By conversation, the stamp of the last message that was notified. */
  readonly notified: Map<string, string>
  /** Own messages whose stamp is not known yet: until then nothing of their conversations is news. */
  readonly sending: Set<OwnMessage>
  /** Called when one of them has ended. */
  readonly listeners: Set<() => void>
}

interface OwnMessage {
  readonly conversationId: string
  /** The stamp of a message that was held back. */
  held?: string
}

export const newReading = (): Reading => ({
  since: undefined,
  read: new Map(),
  notified: new Map(),
  sending: new Set(),
  listeners: new Set(),
})

const readings = new WeakMap<FleetClient, Map<string, Reading>>()

/** What a user of a client has read. */
export function readingOf(client: FleetClient, userId: string): Reading {
  const ofClient = readings.get(client) ?? new Map<string, Reading>()
  readings.set(client, ofClient)
  const reading = ofClient.get(userId) ?? newReading()
  ofClient.set(userId, reading)
  return reading
}

/** Records that a message of a conversation, and all before it, were read. */
export function markRead({ read }: Reading, id: string, sentAt: string) {
  read.set(id, Math.max(readStamp(sentAt) ?? 0, read.get(id) ?? 0))
}

/**
 * Holds back the news of a conversation while an own message is sent, until the returned function is called. Where its
 * stamp could not be read, what was held back counts as the own message.
 */
export function startSending(reading: Reading, conversationId: string) {
  const own: OwnMessage = { conversationId }
  reading.sending.add(own)
  return ({ isStampRead }: { isStampRead: boolean }) => {
    reading.sending.delete(own)
    if (!isStampRead && own.held !== undefined) markRead(reading, conversationId, own.held)
    for (const listener of reading.listeners) listener()
  }
}

/** The ids of a list's conversations with unread messages, and those not notified before, which count as notified. CF-185. */
export function takeList(
  reading: Reading,
  conversations: readonly Conversation[],
  /** The open conversation: its messages are read. */
  openId: string | undefined,
): { unread: ReadonlySet<string>; news: readonly Conversation[] } {
  reading.since ??= Math.max(0, ...conversations.map(({ sentAt }) => readStamp(sentAt) ?? 0))
  const { since, read, notified } = reading
  const unread = new Set<string>()
  const news: Conversation[] = []
  for (const conversation of conversations) {
    const { id, sentAt } = conversation
    if (id === openId) markRead(reading, id, sentAt)
    const sending = [...reading.sending].filter(({ conversationId }) => conversationId === id)
    for (const own of sending) own.held = sentAt
    if (sending.length > 0 || (readStamp(sentAt) ?? 0) <= Math.max(since, read.get(id) ?? 0)) continue
    unread.add(id)
    if (notified.get(id) === sentAt) continue
    notified.set(id, sentAt)
    news.push(conversation)
  }
  return { unread, news }
}
