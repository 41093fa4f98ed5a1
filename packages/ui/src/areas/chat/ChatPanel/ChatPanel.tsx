import { trackDrafts } from '@fleetgis/api'
import { showsChatInput } from '@fleetgis/domain/chat'
import { WRITE_TIMEOUT_MS } from '@fleetgis/domain/money'
import { useEffect, useMemo } from 'react'
import { checkModel, checkOneOf } from '../../../checkProps.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { draftOwner } from '../../../provider/draftOwner.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { endsSession } from '../../../provider/mayPass.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { failureOf } from '../../../remote/failures/failureOf.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useLive } from '../../../remote/live/useLive.ts'
import { chatWords } from '../words.ts'
import { ChatPanelView } from './ChatPanelView.tsx'
import type { ChatPanelViewProps } from './ChatPanelViewProps.ts'
import type { ChatTransport } from './ChatTransport.ts'
import { createFleetChat, type FleetChatIds } from './createFleetChat.ts'
import { newsOf } from './newsOf.ts'
import { QUICK_REPLIES } from './quickReplies.ts'
import { keepSending, keepUnsent, takeSending } from './unsentText.ts'
import { useChat } from './useChat.ts'
import { useReading } from './useReading.ts'
import { useShownChat } from './useShownChat.ts'

export interface ChatPanelProps
  extends Pick<ChatPanelViewProps, 'name' | 'bookingId' | 'isOperator' | 'onBack' | 'imageHosts'>,
    RootProps {
  /**
   * The chat: ids of the fleet's, or a transport of another back end. Keep a transport between renders: another one is
   * another chat.
   */
  chat: FleetChatIds | ChatTransport
  /**
   * Texts that a press sends at once, on narrow panels. By default those of the ids' `screen`: drivers and passengers
   * have some, operators and transports none (decision 40).
   */
  quickReplies?: readonly string[] | undefined
  /** Called when a message is accepted to be sent; not again for its Try again. */
  onSend?: ((event: { text: string }) => void) | undefined
}

/**
 * One conversation, updated by polling every 5 s while the page is visible (CHAT-22). Scrolling up fetches earlier
 * messages; texts are kept until they are sent (CF-121), in this tab also over a reload (decision 33). It fills its container.
 */
export const ChatPanel = inBoundary('ChatPanel', AnyPanel)

const TRANSPORT = { userId: 'text', list: 'function', send: 'function', subscribe: 'function' } as const
const OF_BOOKING = { appId: 'text', userId: 'text', bookingKey: 'text' } as const
const OF_CONVERSATION = { appId: 'text', userId: 'text', conversationId: 'text' } as const

/** What a chat cannot do without. */
function neededOf(chat: object) {
  if ('list' in chat) return TRANSPORT
  return 'conversationId' in chat && chat.conversationId !== undefined ? OF_CONVERSATION : OF_BOOKING
}

const LISTS = { quickReplies: 'list?', imageHosts: 'list?' } as const

function AnyPanel({ chat, ...view }: ChatPanelProps) {
  checkModel('ChatPanel', 'chat', chat, neededOf(Object(chat)))
  checkModel('ChatPanel', 'it', view, LISTS)
  return 'list' in chat ? <ConnectedPanel {...view} transport={chat} /> : <FleetPanel {...view} ids={chat} />
}

type ShownPanelProps = Omit<ChatPanelProps, 'chat'>

function FleetPanel({ ids, ...props }: ShownPanelProps & { ids: FleetChatIds }) {
  const { client } = useFleet()
  // The ids are mostly an inline object: equal ids are the same chat.
  const key = JSON.stringify(ids)
  const transport = useMemo(() => createFleetChat(client, JSON.parse(key) as FleetChatIds), [client, key])
  const t = useText(chatWords)
  if (ids.screen !== undefined) checkOneOf('ChatPanel', 'screen', ids.screen, Object.keys(QUICK_REPLIES))
  const own = QUICK_REPLIES[ids.screen ?? 'operator'].map((text) => t(text))
  return <ConnectedPanel {...props} quickReplies={props.quickReplies ?? own} transport={transport} />
}

function ConnectedPanel({ transport, onSend, ...view }: ShownPanelProps & { transport: ChatTransport }) {
  const { client } = useFleet()
  const t = useText(chatWords)
  const [chat, keeper] = useChat(transport)
  const remote = useRemote(newsOf(chat, keeper))
  const { session, isLoading, failure } = chat
  const draft = useKeptDraft(transport.place, transport.userId)
  // No cleanup: a message may fail after unmount.
  useEffect(() => {
    // A Sign Out before that removes what was typed (decision 33).
    const isKept = trackDrafts(draftOwner(client, transport.userId)?.userId)
    if (draft)
      keeper.keepTexts({
        onSending: (text, after) => keepSending(draft, text, after, Date.now),
        onLost: (text) => isKept() && keepUnsent(draft, text),
      })
  }, [keeper, draft, client, transport])
  const { newsAt } = chat
  useEffect(() => {
    if (newsAt === undefined || !draft) return
    if (!takeSending(draft, keeper.get().session.messages, Date.now())) return
    // A transport that pushes its news may have none, and a refresh may fail.
    const timer = setInterval(() => {
      if (!document.hidden && !endsSession(keeper.get().problem)) keeper.refresh()
    }, WRITE_TIMEOUT_MS)
    return () => clearInterval(timer)
  }, [newsAt, draft, keeper])
  useReading(transport.userId, session.messages)
  const { messages, people } = useShownChat(session)
  const shown = useShownText()
  return (
    <ChatPanelView
      {...view}
      name={view.name && shown(view.name)}
      // The key resets the draft with its chat.
      key={session.key}
      messages={messages}
      draft={draft}
      outgoing={session.outgoing}
      people={people}
      userId={chat.ownId}
      isOpen={showsChatInput(session)}
      isLoading={isLoading}
      failure={failure === undefined ? undefined : failureOf(failure, t)}
      onReload={keeper.reload}
      isSignedOut={remote.isSignedOut}
      live={useLive(remote)}
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
