import { pollEvery } from '@fleetgis/api'
import { conversationsQuery } from '@fleetgis/api/chat'
import type { Conversation } from '@fleetgis/domain/chat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { isNotOffered, refusalWords } from '../../../remote/failures/isNotOffered.ts'
import { useRemoteList } from '../../../remote/lists/useRemoteList.ts'

interface ConversationsOptions {
  readonly appId: string
  readonly userId: string
  /** Milliseconds between two refetches; without it only mount and focus refetch. */
  readonly interval?: number | undefined
}

/** A user's conversations, page after page, refetched on mount, on focus and at an interval. */
export function useConversations({ appId, userId, interval }: ConversationsOptions) {
  const { client } = useFleet()
  const query = useInfiniteQuery({
    ...conversationsQuery(client, { appId, userId }),
    refetchInterval: (state) =>
      isNotOffered(state.state) ? false : pollEvery(interval).refetchInterval(state),
  })
  return {
    ...useRemoteList(query, { rowsOf, keyOf }),
    isNotOffered: isNotOffered(query),
    /** What the server says where it does not offer the call. */
    refusal: refusalWords(query.error),
  }
}

const rowsOf = (rows: readonly Conversation[]) => rows
const keyOf = ({ id }: Conversation) => id
