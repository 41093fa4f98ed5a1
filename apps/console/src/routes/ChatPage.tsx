import { ChatInbox, type InboxChat } from '@fleetgis/ui/ChatInbox'
import { useEffect, useRef, useState } from 'react'
import { chat } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { useChatSettings } from '../useChatSettings.ts'

type Parameters = PageProps<typeof chat>['parameters']

/** `/chat` (ROUTE-15, CHAT-04). The open chat is in the address, so that the phone's Back leaves it. */
export default function ChatPage({ parameters }: PageProps<typeof chat>) {
  const { navigation } = useConsole()
  const settings = useChatSettings(parameters)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const open = openChat(parameters, names)
  const wasOpenedHere = useRef(false)
  useEffect(() => {
    if (open === undefined) wasOpenedHere.current = false
  })
  const goTo = (conversation: string | undefined, replace: boolean) =>
    navigation.navigate(chat.write({ ...parameters, bookingkey: undefined, conversation }), { replace })

  return (
    <ChatInbox
      {...settings}
      open={open}
      onOpen={({ conversationId, name }) => {
        setNames((known) => ({ ...known, [conversationId]: name }))
        // Beside an open chat another one replaces it: Back leads to the list.
        goTo(conversationId, open !== undefined)
        wasOpenedHere.current ||= open === undefined
      }}
      onBack={() => {
        if (wasOpenedHere.current) history.back()
        else goTo(undefined, true)
      }}
    />
  )
}

function openChat(
  { conversation, bookingkey }: Parameters,
  names: Readonly<Record<string, string>>,
): InboxChat | undefined {
  if (conversation) return { conversationId: conversation, name: names[conversation] }
  return bookingkey ? { bookingKey: bookingkey } : undefined
}
