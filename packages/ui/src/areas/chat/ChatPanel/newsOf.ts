import { endsSession } from '../../../provider/mayPass.ts'
import type { RemoteQuery } from '../../../remote/calls/useRemote.ts'
import type { ChatKeeper } from './createChat.ts'
import type { Chat } from './createChatState.ts'

/** Delay of new messages, in milliseconds, before the chat shows it: a few polls (CF-121). */
const LATE = 15_000

/**
 * The messages of a chat as a query: it fails where the chat cannot be opened, once new messages are late, or at once
 * when the session has ended.
 */
export function newsOf(chat: Chat, { reload, refresh }: ChatKeeper): RemoteQuery<number> {
  const { failedAt, newsAt, problem, failure } = chat
  const isLate =
    failedAt !== undefined && newsAt !== undefined && (endsSession(problem) || failedAt - newsAt >= LATE)
  const error = isLate ? problem : newsAt === undefined ? failure : undefined
  return {
    data: newsAt,
    error: error instanceof Error ? error : null,
    dataUpdatedAt: newsAt ?? 0,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    isFetching: chat.isLoading || chat.isRefreshing || chat.isPolling,
    refetch: async () => (newsAt === undefined ? reload() : refresh()),
  }
}
