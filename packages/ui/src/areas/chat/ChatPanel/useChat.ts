import { ServerError } from '@fleetgis/api'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { mayPass } from '../../../provider/mayPass.ts'
import type { ChatTransport } from './ChatTransport.ts'
import { type ChatKeeper, createChat } from './createChat.ts'
import type { Chat } from './createChatState.ts'

/** The first pause before a chat that failed to open is opened again, in milliseconds, and the longest. */
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 300_000
/** A timer with a greater delay would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Follows a chat while mounted. Another transport starts another, empty chat (CHAT-23). */
export function useChat(transport: ChatTransport): readonly [Chat, ChatKeeper] {
  const keeper = useMemo(() => createChat(transport, () => Date.now()), [transport])
  useEffect(() => keeper.start(), [keeper])
  const chat = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get)
  useReopening(chat.failure, keeper)
  return [chat, keeper]
}

/**
 * Opens a chat that failed to open again, after pauses that double, and at once where the page is visible or online again;
 * not while it is hidden, nor before the time that the server names. R4, R6.
 */
function useReopening(failure: unknown, { reload }: ChatKeeper) {
  const rounds = useRef(0)
  useEffect(() => {
    if (failure === undefined) rounds.current = 0
    if (failure === undefined || !mayPass(failure)) return undefined
    const asked = failure instanceof ServerError ? (failure.retryAfter ?? 0) : 0
    const earliest = Date.now() + asked
    function reopen() {
      if (document.hidden) return
      rounds.current += 1
      reload()
    }
    const reopenEarly = () => {
      if (Date.now() >= earliest) reopen()
    }
    // Chance keeps the pages of many users apart.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** rounds.current) * (0.8 + 0.2 * Math.random())
    const timer = setTimeout(reopen, Math.min(LONGEST_TIMER, Math.max(pause, asked)))
    document.addEventListener('visibilitychange', reopenEarly)
    window.addEventListener('online', reopenEarly)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reopenEarly)
      window.removeEventListener('online', reopenEarly)
    }
  }, [failure, reload])
}
