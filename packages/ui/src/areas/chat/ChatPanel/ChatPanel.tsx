'use client'

import { showsChatInput } from '@fleetgis/domain/chat'
import { useMemo } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { ChatPanelView, type ChatPanelViewProps } from './ChatPanelView.tsx'
import type { ChatTransport } from './ChatTransport.ts'
import { createFleetChat, type FleetChatIds } from './createFleetChat.ts'
import { newsOf } from './newsOf.ts'
import { useChat } from './useChat.ts'

export interface ChatPanelProps
  extends Pick<
    ChatPanelViewProps,
    'name' | 'bookingId' | 'isOperator' | 'onBack' | 'imageHosts' | 'className'
  > {
  /**
   * Which chat: the ids of one of the fleet's, or another back end in its place. Keep that between renders: another
   * transport is another chat.
   */
  chat: FleetChatIds | ChatTransport
  /** A message has been handed over to be sent. */
  onSend?: ((event: { text: string }) => void) | undefined
}

/**
 * One conversation, kept up to date by itself: news every 5 s while the page is seen (CHAT-22), earlier messages on
 * scrolling up, and what was written kept until it went out (CF-121). It fills the element it stands in.
 */
export function ChatPanel({ chat, ...view }: ChatPanelProps) {
  return (
    <WidgetBoundary name="ChatPanel">
      {'list' in chat ? <ConnectedPanel {...view} transport={chat} /> : <FleetPanel {...view} ids={chat} />}
    </WidgetBoundary>
  )
}

type Shown = Omit<ChatPanelProps, 'chat'>

function FleetPanel({ ids, ...props }: Shown & { ids: FleetChatIds }) {
  const { client } = useFleet()
  // Ids are mostly written where they are used: the same ids are the same chat.
  const key = JSON.stringify(ids)
  const transport = useMemo(() => createFleetChat(client, JSON.parse(key) as FleetChatIds), [client, key])
  return <ConnectedPanel {...props} transport={transport} />
}

function ConnectedPanel({ transport, onSend, ...view }: Shown & { transport: ChatTransport }) {
  const t = useText()
  const [chat, keeper] = useChat(transport)
  const { staleness } = useRemote(newsOf(chat, keeper))
  const { session, isLoading, failure } = chat
  return (
    <ChatPanelView
      {...view}
      // A draft belongs to its chat.
      key={session.key}
      messages={session.messages}
      outgoing={session.outgoing}
      people={session.people}
      userId={chat.ownId}
      isOpen={showsChatInput(session)}
      isLoading={isLoading}
      failure={failure === undefined ? undefined : explainFailure(failure, t)}
      onReload={keeper.reload}
      staleness={staleness}
      hasOlder={chat.hasOlder}
      older={chat.older}
      onLoadOlder={keeper.loadOlder}
      onSend={({ text }) => {
        const isAccepted = keeper.send(text)
        if (isAccepted) onSend?.({ text })
        return isAccepted
      }}
      onRetry={keeper.retry}
    />
  )
}
