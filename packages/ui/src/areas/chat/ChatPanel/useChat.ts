import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ChatTransport } from './ChatTransport.ts'
import { type Chat, type ChatKeeper, createChat } from './createChat.ts'

/** Follows a chat while mounted. Another transport starts another, empty chat (CHAT-23). */
export function useChat(transport: ChatTransport): readonly [Chat, ChatKeeper] {
  const keeper = useMemo(() => createChat(transport, () => Date.now()), [transport])
  useEffect(() => keeper.start(), [keeper])
  return [useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get), keeper]
}
