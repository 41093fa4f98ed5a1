import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { mayPass } from '../../../provider/mayPass.ts'
import type { ChatTransport } from './ChatTransport.ts'
import { type ChatKeeper, createChat } from './createChat.ts'
import type { Chat } from './createChatState.ts'

/** The pause before a chat that failed to open is opened again, in milliseconds: that between two polls of an open one. */
const REOPEN_AFTER_MS = 5_000

/** Follows a chat while mounted. Another transport starts another, empty chat (CHAT-23). */
export function useChat(transport: ChatTransport): readonly [Chat, ChatKeeper] {
  const keeper = useMemo(() => createChat(transport, () => Date.now()), [transport])
  useEffect(() => keeper.start(), [keeper])
  const chat = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get)
  const { failure } = chat
  useEffect(() => {
    if (failure === undefined || !mayPass(failure)) return undefined
    // Chance keeps the pages of many users apart. R4.
    const timer = setTimeout(keeper.reload, REOPEN_AFTER_MS * (0.8 + 0.2 * Math.random()))
    return () => clearTimeout(timer)
  }, [failure, keeper])
  return [chat, keeper]
}
