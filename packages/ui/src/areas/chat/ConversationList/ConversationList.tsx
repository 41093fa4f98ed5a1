import { type Conversation, chatName } from '@fleetgis/domain/chat'
import { useShownText } from '../../../i18n/useShownText.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { SoundSwitch, useChime } from '../../../primitives/sound/SoundSwitch.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { useToast } from '../../../provider/useToast.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useLive } from '../../../remote/live/useLive.ts'
import { chatWords } from '../words.ts'
import { ConversationListView, type ConversationListViewProps } from './ConversationListView.tsx'
import { useConversations } from './useConversations.ts'
import { useUnread } from './useUnread.ts'

export interface ConversationListProps
  extends Pick<ConversationListViewProps, 'selectedId' | 'onOpen' | 'imageHosts'>,
    RootProps {
  /** The app id of the page. */
  appId: string
  /**
   * The user whose conversations are listed: the user id, `userid` in the page's query, read with `chatUserId` of
   * `@fleetgis/domain/query`.
   */
  userId: string
  /**
   * Refetches the list every 30 seconds, marks chats with new messages and shows one toast for each, with a sound if the user has switched it
   * on, for signed-in staff: a server that refuses the call does not offer it to them (CF-185). False by default: the list is refetched on mount and on focus.
   */
  notifiesNew?: boolean | undefined
}

/** A user's conversations, the newest first, each with its last message. It fills its container. */
export const ConversationList = inBoundary('ConversationList', ConnectedList, [], {
  appId: 'text',
  userId: 'text',
  onOpen: 'function',
})

function ConnectedList({ appId, userId, notifiesNew = false, ...view }: ConversationListProps) {
  const t = useText(chatWords)
  const toast = useToast()
  const shown = useShownText()
  const chime = useChime()
  const { isNotOffered, refusal, ...list } = useConversations({
    appId,
    userId,
    interval: notifiesNew ? NEWS_MS : undefined,
  })
  const live = useLive(list)
  const unreadIds = useUnread({
    userId,
    conversations: notifiesNew ? list.data : undefined,
    openId: view.selectedId,
    onNews({ senderName }) {
      chime()
      const name = shown(chatName(senderName, { you: t('chat.you'), unknown: t('chat.unknown') }))
      toast(t('chatInbox.arrived', { name }), 'info')
    },
  })
  if (notifiesNew && isNotOffered)
    return (
      <EmptyState message={t('chatInbox.notOffered')}>
        {t('chatInbox.notOfferedText')}
        {refusal ? (
          <>
            <br />
            <span>
              <Lines text={refusal} />
            </span>
          </>
        ) : null}
      </EmptyState>
    )
  return (
    <ConversationListView
      {...list}
      {...view}
      conversations={list.data ?? NONE}
      isLoading={list.isFetching && list.data === undefined}
      isFetching={list.isFetching && !list.isLoadingMore}
      onReload={list.retry}
      live={live}
      unreadIds={unreadIds}
      sound={notifiesNew ? <SoundSwitch>{t('chatInbox.sound')}</SoundSwitch> : undefined}
    />
  )
}

/** Milliseconds between two refetches with `notifiesNew`. */
const NEWS_MS = 30_000
const NONE: readonly Conversation[] = []
