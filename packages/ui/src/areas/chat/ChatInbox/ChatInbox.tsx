import { conversations } from '@fleetgis/api/chat'
import { useQueryClient } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { focusedElement } from '../../../focus/focusedElement.ts'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { ChatPanelProps } from '../ChatPanel/ChatPanel.tsx'
import { WaitingMessages } from '../ChatPanel/WaitingMessages.tsx'
import { ConversationList, type ConversationListProps } from '../ConversationList/ConversationList.tsx'
import { filledPlace } from '../chatFrame.ts'
import { chatWords } from '../words.ts'

/** The open chat of an inbox: a conversation of its list, or the one of a booking. */
export type InboxChat =
  | {
      readonly conversationId: string
      /** The other party's name, where it is known. */
      readonly name?: string | undefined
    }
  | { readonly bookingKey: string }

export interface ChatInboxProps
  extends Pick<ConversationListProps, 'appId' | 'userId' | 'onOpen' | 'imageHosts' | 'notifiesNew'>,
    Pick<ChatPanelProps, 'onSend'>,
    RootProps<HTMLDivElement> {
  /** The open chat. While it is the one of a booking, `notifiesNew` announces nothing. */
  open?: InboxChat | undefined
  /** Closes the open chat: the back arrow of narrow inboxes. */
  onBack: () => void
  /** The poll interval of the open chat in milliseconds; 5 s by default (CHAT-22). */
  pollMs?: number | undefined
}

// Not in the first load: it opens with a press of a row.
const ChatPanel = lazily<ChatPanelProps>(
  () => import('../ChatPanel/ChatPanel.tsx').then((file) => file.ChatPanel),
  <WaitingMessages />,
)

/**
 * The chats of staff and group admins: the list, and the open conversation beside it, or in its place where the inbox is
 * narrow. The open chat is controlled, so that a page can keep it in its history. It fills its container. Source:
 * CHAT-04, CHAT-08, CF-185.
 */
export const ChatInbox = inBoundary('ChatInbox', Inbox, [], {
  appId: 'text',
  userId: 'text',
  onOpen: 'function',
  onBack: 'function',
})

function Inbox(props: ChatInboxProps) {
  const { open, appId, userId, onOpen, onBack, onSend, pollMs, imageHosts, notifiesNew, ...root } = props
  const t = useText(chatWords)
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | undefined>(undefined)
  const key = open && JSON.stringify('bookingKey' in open ? open.bookingKey : open.conversationId)

  // Where the conversation replaces the list, the focus follows it, and returns to the row that opened it, else to the
  // list.
  const shown = useRef(key)
  useLayoutEffect(() => {
    const focused = focusedElement()
    // Forward opens a conversation without a press: the row has the focus since Back.
    if (!opener.current && focused instanceof HTMLElement && list.current?.contains(focused))
      opener.current = focused
    const row = opener.current
    const wasOpen = shown.current !== undefined
    shown.current = key
    if (key === undefined) {
      opener.current = undefined
      if (row?.isConnected) row.focus()
      else if (wasOpen && isFocusLost()) list.current?.focus()
    } else if (row && getComputedStyle(row).visibility === 'hidden') pane.current?.focus()
  }, [key])

  // The rows show the last messages: those of a chat that was left are read again.
  useEffect(() => {
    if (key !== undefined)
      return () => void queryClient.invalidateQueries({ queryKey: [conversations.id, { appId, userId }] })
  }, [key, queryClient, appId, userId])

  const ids = { appId, userId, ...(pollMs !== undefined && { pollMs }) }
  return (
    <Frame {...root} data-component="ChatInbox" data-open={open ? '' : undefined}>
      <div>
        <div
          data-part="list"
          ref={list}
          tabIndex={-1}
          onPointerEnter={ChatPanel.preload}
          onFocus={ChatPanel.preload}
        >
          <ConversationList
            appId={appId}
            userId={userId}
            selectedId={open && 'conversationId' in open ? open.conversationId : undefined}
            imageHosts={imageHosts}
            // A booking's chat may be any of the list: its messages are read, and own ones are no news.
            notifiesNew={notifiesNew && !(open && 'bookingKey' in open)}
            onOpen={(event) => {
              const focused = focusedElement()
              if (focused instanceof HTMLElement) opener.current = focused
              onOpen(event)
            }}
          />
        </div>
        <div data-part="conversation" ref={pane} tabIndex={-1}>
          {open ? (
            <ChatPanel
              key={key}
              chat={
                'bookingKey' in open
                  ? { ...ids, bookingKey: open.bookingKey }
                  : { ...ids, conversationId: open.conversationId }
              }
              name={'name' in open ? open.name : undefined}
              isOperator
              imageHosts={imageHosts}
              onSend={onSend}
              onBack={onBack}
            />
          ) : (
            <EmptyState
              message={t('chatInbox.choose')}
              icon={<MessageCircle size={28} strokeWidth={1.5} aria-hidden />}
            >
              {t('chatInbox.chooseHint')}
            </EmptyState>
          )}
        </div>
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  container: fleet-inbox / inline-size;
  ${filledPlace}

  > div {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    height: 100%;
  }
  > div > [data-part] {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
    outline: none;
  }
  /* The hidden list keeps its scroll position. */
  &[data-open] > div > [data-part='list'],
  &:not([data-open]) > div > [data-part='conversation'] {
    visibility: hidden;
  }
  > div > [data-part='conversation'] > [data-component='EmptyState'] {
    height: 100%;
    align-content: center;
  }
  /* The skeleton messages, until the conversation's code is loaded. */
  > div > [data-part='conversation'] > [role='status'] {
    box-sizing: border-box;
    height: 100%;
  }

  @container fleet-inbox (min-width: 760px) {
    > div {
      grid-template-columns: minmax(280px, 34%) minmax(0, 1fr);
    }
    > div > [data-part='list'] {
      border-inline-end: 1px solid var(--fleet-color-line);
    }
    > div > [data-part='conversation'] {
      grid-column: 2;
    }
    && > div > [data-part] {
      visibility: visible;
    }
    /* The list is beside it: there is nothing to go back to. */
    [data-part='conversation'] [data-part='header'] > [data-part='back'] {
      display: none;
    }
  }
`
