import { readStamp } from '../format/stamp.ts'
import type { ChatMessage } from './conversation.ts'

/**
 * Merges a page into the known messages of a conversation: each message once, by id, in the server's order; new
 * messages are placed beside their neighbours in the page. A page without known messages is placed by its stamps: with
 * equal stamps at the end; a page fetched as `older` at the beginning, or dropped. Of duplicates the later one counts.
 * Known messages keep their order. Returns the same array if the page has no changes. Source: CHAT-22, CHAT-34.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
  place: 'newer' | 'older' = 'newer',
): readonly ChatMessage[] {
  const incoming = new Map(oldestFirst(page).map((message) => [message.id, message]))
  if (incoming.size === 0) return known
  if (known.length === 0) return [...incoming.values()]

  const knownIds = new Set<string>()
  let hasChanged = false
  for (const message of known) {
    knownIds.add(message.id)
    const now = incoming.get(message.id)
    if (now && !isSame(now, message)) hasChanged = true
  }
  const runs = runsBetween(incoming.values(), knownIds)
  if (runs.unanchored) return insertByTime(known, runs.unanchored, place)
  if (!hasChanged && runs.before.size === 0 && runs.after.size === 0) return known
  return known.flatMap((message) => {
    const now = incoming.get(message.id)
    return [
      ...(runs.before.get(message.id) ?? []),
      now && !isSame(now, message) ? now : message,
      ...(runs.after.get(message.id) ?? []),
    ]
  })
}

/** A page with its oldest message first, in whichever order the server sent it. */
export function oldestFirst(page: readonly ChatMessage[]): readonly ChatMessage[] {
  const [first, last] = spanOf(page)
  return first !== undefined && last !== undefined && first > last ? [...page].reverse() : page
}

interface Runs {
  /** The new messages before the first known message of the page, by its id. */
  readonly before: ReadonlyMap<string, readonly ChatMessage[]>
  /** The new messages after a known message, by its id. */
  readonly after: ReadonlyMap<string, readonly ChatMessage[]>
  /** The whole page if none of it is known. */
  readonly unanchored: readonly ChatMessage[] | undefined
}

/** Groups the unknown messages of a page by their known neighbours. */
function runsBetween(page: Iterable<ChatMessage>, knownIds: ReadonlySet<string>): Runs {
  const before = new Map<string, readonly ChatMessage[]>()
  const after = new Map<string, readonly ChatMessage[]>()
  let anchor: string | undefined
  let run: ChatMessage[] = []
  const close = () => {
    if (anchor !== undefined && run.length > 0) after.set(anchor, run)
    run = []
  }
  for (const message of page) {
    if (!knownIds.has(message.id)) {
      run.push(message)
      continue
    }
    if (anchor === undefined && run.length > 0) before.set(message.id, run)
    else close()
    run = []
    anchor = message.id
  }
  if (anchor === undefined) return { before, after, unanchored: run }
  close()
  return { before, after, unanchored: undefined }
}

function insertByTime(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
  place: 'newer' | 'older',
): readonly ChatMessage[] {
  const [begins, ends] = spanOf(page)
  const [from, to] = spanOf(known)
  // Without stamps only the direction of the request decides.
  if (begins === undefined || ends === undefined || from === undefined || to === undefined)
    return place === 'older' ? [...page, ...known] : [...known, ...page]
  if (place === 'older') {
    // Newer than the known messages: many messages have arrived since, and the page has shifted. The next poll fetches
    // it.
    const hasMoved = begins >= to && ends > from
    return hasMoved ? known : [...page, ...known]
  }
  if (begins >= to) return [...known, ...page]
  return ends <= from ? [...page, ...known] : weave(known, page)
}

/** The first and the last readable stamp. */
function spanOf(messages: readonly ChatMessage[]): readonly [number | undefined, number | undefined] {
  const isRead = ({ sentAt }: ChatMessage) => readStamp(sentAt) !== undefined
  return [readStamp(messages.find(isRead)?.sentAt), readStamp([...messages].reverse().find(isRead)?.sentAt)]
}

/** Merges two lists by time, keeping the order of each; a message without a stamp stays after its predecessor. */
function weave(known: readonly ChatMessage[], page: readonly ChatMessage[]): readonly ChatMessage[] {
  const woven: ChatMessage[] = []
  let next = 0
  for (const message of known) {
    const at = readStamp(message.sentAt)
    while (at !== undefined && next < page.length) {
      const candidate = page[next]
      const time = readStamp(candidate?.sentAt)
      if (candidate === undefined || (time !== undefined && time >= at)) break
      woven.push(candidate)
      next += 1
    }
    woven.push(message)
  }
  return [...woven, ...page.slice(next)]
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return (
    one === other ||
    (one.content === other.content &&
      one.sentAt === other.sentAt &&
      one.isMe === other.isMe &&
      one.senderId === other.senderId &&
      one.senderName === other.senderName &&
      one.senderImage === other.senderImage &&
      one.contentType === other.contentType &&
      one.conversationId === other.conversationId)
  )
}
