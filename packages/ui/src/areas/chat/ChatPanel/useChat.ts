import { ServerError } from '@fleetgis/api'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { mayPass } from '../../../provider/mayPass.ts'
import type { ChatTransport } from './ChatTransport.ts'
import { type ChatKeeper, createChat } from './createChat.ts'
import type { Chat } from './createChatState.ts'

/** A chat that failed to open is opened again after so many milliseconds, and up to a fifth more. */
const PAUSE_MS = 5_000
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
 * Opens a chat that failed to open again: every 5 s as it polls, and at once where the page is visible or online again; not
 * while it is hidden, nor before the time that the server names. R4, R6.
 */
function useReopening(failure: unknown, { reload }: ChatKeeper) {
  useEffect(() => {
    if (failure === undefined || !mayPass(failure)) return undefined
    const asked = failure instanceof ServerError ? (failure.retryAfter ?? 0) : 0
    const earliest = Date.now() + asked
    function reopen() {
      if (!document.hidden && Date.now() >= earliest) reload()
    }
    // Chance keeps the pages of many users apart.
    const pause = Math.max(PAUSE_MS, asked) + (PAUSE_MS / 5) * Math.random()
    const timer = setTimeout(reopen, Math.min(LONGEST_TIMER, pause))
    document.addEventListener('visibilitychange', reopen)
    window.addEventListener('online', reopen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reopen)
      window.removeEventListener('online', reopen)
    }
  }, [failure, reload])
}
