import { useText } from '@fleetgis/ui'
import { ChatInbox, type InboxChat } from '@fleetgis/ui/ChatInbox'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { FullViewFrame } from '../FullViewFrame.tsx'
import type { PageProps } from '../routes.ts'
import { useChatSettings } from '../useChatSettings.ts'
import { consoleWords } from '../words.ts'

/** `/chat` (ROUTE-15, CHAT-04). The open chat is in the address, so that the phone's Back leaves it. */
export default function ChatPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [path, navigate] = useLocation()
  const search = useSearch()
  const settings = useChatSettings(query)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const open = openChat(query, names)
  const wasOpenedHere = useRef(false)
  useEffect(() => {
    if (open === undefined) wasOpenedHere.current = false
  })

  return (
    <FullViewFrame title={t('page.chat')}>
      <ChatInbox
        {...settings}
        open={open}
        onOpen={({ conversationId, name }) => {
          setNames((known) => ({ ...known, [conversationId]: name }))
          // Beside an open chat another one replaces it: Back leads to the list.
          navigate(addressOf(path, search, conversationId), { replace: open !== undefined })
          wasOpenedHere.current ||= open === undefined
        }}
        onBack={() => {
          if (wasOpenedHere.current) history.back()
          else navigate(addressOf(path, search), { replace: true })
        }}
      />
    </FullViewFrame>
  )
}

function openChat(query: PageProps['query'], names: Readonly<Record<string, string>>): InboxChat | undefined {
  const conversationId = query.text('conversation')
  if (conversationId) return { conversationId, name: names[conversationId] }
  const bookingKey = query.text('bookingkey')
  return bookingKey ? { bookingKey } : undefined
}

/** The address with another conversation, or with none: the list. */
function addressOf(path: string, search: string, conversation?: string): string {
  const query = new URLSearchParams(search)
  query.delete('bookingkey')
  query.delete('conversation')
  if (conversation !== undefined) query.set('conversation', conversation)
  return `${path}?${query}`
}
