import { readStamp } from '../format/stamp.ts'
import type { ChatMessage } from './conversation.ts'

/**
 * What is known of a conversation together with a page of it, each message once, by its id, in the order of the server:
 * what is new stands beside what it stands beside in the page. A page of which nothing is known yet goes where its
 * stamps say: with equal ones to the end; one that was asked for as `older`, to the beginning or nowhere. Of a message that came
 * twice the later one counts. The order of what is known never changes. Where the page says nothing new, the very
 * list that was known comes back. Source: CHAT-22, CHAT-34.
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

/** A page with its oldest message first, whichever way the server tells it. */
export function oldestFirst(page: readonly ChatMessage[]): readonly ChatMessage[] {
  const first = readStamp(page.find(({ sentAt }) => readStamp(sentAt) !== undefined)?.sentAt)
  const last = readStamp(page.findLast(({ sentAt }) => readStamp(sentAt) !== undefined)?.sentAt)
  return first !== undefined && last !== undefined && first > last ? page.toReversed() : page
}

interface Runs {
  /** What stands before the first known message of the page, by its id. */
  readonly before: ReadonlyMap<string, readonly ChatMessage[]>
  /** What follows a known message, by its id. */
  readonly after: ReadonlyMap<string, readonly ChatMessage[]>
  /** The whole page, where nothing of it is known. */
  readonly unanchored: readonly ChatMessage[] | undefined
}

/** The messages of a page that are not known, by the known ones that they stand beside. */
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
  // Without a stamp there is only where it was asked for.
  if (begins === undefined || ends === undefined || from === undefined || to === undefined)
    return place === 'older' ? [...page, ...known] : [...known, ...page]
  if (place === 'older') {
    // Newer than what is known: so much was written since that the page has moved. The news bring it.
    const hasMoved = begins >= to && ends > from
    return hasMoved ? known : [...page, ...known]
  }
  if (begins >= to) return [...known, ...page]
  return ends <= from ? [...page, ...known] : weave(known, page)
}

/** The first and the last stamp that can be read. */
function spanOf(messages: readonly ChatMessage[]): readonly [number | undefined, number | undefined] {
  const isRead = ({ sentAt }: ChatMessage) => readStamp(sentAt) !== undefined
  return [readStamp(messages.find(isRead)?.sentAt), readStamp(messages.findLast(isRead)?.sentAt)]
}

/** Two lists by time, each in its own order; a message without a stamp stays behind the one before it. */
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
