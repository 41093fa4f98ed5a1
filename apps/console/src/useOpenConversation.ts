import type { InboxChat } from '@fleetgis/ui/ChatInbox'
import { useState } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { readHistoryEntry } from './historyEntry.ts'

interface OpenConversation {
  /** The open conversation of the address. */
  conversation: string | undefined
  /** The address of a conversation, or of the list. */
  write: (conversation: string | undefined) => string
}

/** The open chat of an inbox, kept in the address of its page, so that Back leaves it. */
export function useOpenConversation({ conversation, write }: OpenConversation) {
  const { navigation } = useConsole()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const open: InboxChat | undefined = conversation
    ? { conversationId: conversation, name: names[conversation] }
    : undefined

  return {
    open,
    onOpen({ conversationId, name }: { conversationId: string; name: string }) {
      setNames((known) => ({ ...known, [conversationId]: name }))
      // Beside an open chat another one replaces it: Back leads to the list.
      const isBeside = conversation !== undefined
      const isFromList = !isBeside || readHistoryEntry().isFromList
      navigation.navigate(write(conversationId), { replace: isBeside, isFromList })
    },
    onBack() {
      if (readHistoryEntry().isFromList) history.back()
      else navigation.navigate(write(undefined), { replace: true })
    },
  }
}
