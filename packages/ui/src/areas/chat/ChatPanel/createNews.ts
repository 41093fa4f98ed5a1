import { type ChatMessage, oldestFirst } from '@fleetgis/domain/chat'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'

/** Maximum pages fetched to close the gap between the known messages and the newest page. */
const MAX_GAP_PAGES = 100

interface NewsOptions {
  /** Aborts when the chat is closed: no page is received afterwards. */
  signal: AbortSignal
  /** The messages that are known. */
  known: () => readonly ChatMessage[]
  receive: (page: ChatPage) => void
  onFailure: (error: unknown) => void
}

/**
 * Receives the pages of news of an open chat without a gap: where messages may be missing before a page, it fetches
 * them first and adds all in one update. Pages that arrive meanwhile wait.
 */
export function createNews(
  transport: Pick<ChatTransport, 'list'>,
  { signal, known, receive, onFailure }: NewsOptions,
) {
  /** The gap that is being closed. Never rejects. */
  let closing: Promise<boolean> | undefined

  /** Resolves to whether the page was received. */
  async function add(page: ChatPage): Promise<boolean> {
    while (closing) await closing
    if (signal.aborted) return false
    if (isApart(page)) {
      closing = closeGap(page)
      return closing
    }
    receive(page)
    return true
  }

  /**
   * Whether messages may be missing between the known ones and a page: the page contains no known message, and
   * earlier pages exist.
   */
  function isApart({ messages, older }: ChatPage): boolean {
    if (older === undefined || known().length === 0) return false
    const ids = new Set(known().map(({ id }) => id))
    return !messages.some(({ id }) => ids.has(id))
  }

  async function closeGap(newest: ChatPage): Promise<boolean> {
    try {
      const whole = await withMissing(
        newest,
        (page) => !signal.aborted && isApart(page),
        (older) => transport.list({ older, signal }),
      )
      if (!signal.aborted) receive(whole)
      return !signal.aborted
    } catch (problem) {
      if (!signal.aborted) onFailure(problem)
      return false
    } finally {
      closing = undefined
    }
  }

  return { add }
}

/** A page with the messages before it, up to one that is not apart from the known messages. */
async function withMissing(
  newest: ChatPage,
  isApart: (page: ChatPage) => boolean,
  list: (older: string | undefined) => Promise<ChatPage>,
): Promise<ChatPage> {
  let page = newest
  let messages = [...oldestFirst(page.messages)]
  for (let pages = 0; pages < MAX_GAP_PAGES && isApart(page); pages += 1) {
    page = await list(page.older)
    messages = [...oldestFirst(page.messages), ...messages]
  }
  return { ...newest, messages }
}
