import { SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import type { RemoteQuery } from '../../../remote/useRemote.ts'
import type { Chat, ChatKeeper } from './createChat.ts'

/** Delay of new messages, in milliseconds, before the chat shows it: a few polls (CF-121). */
const LATE = 15_000

/** The polling for new messages as a query: it fails once messages are late, or at once when the session has ended. */
export function newsOf({ failedAt, newsAt, problem }: Chat, { reload }: ChatKeeper): RemoteQuery<number> {
  const hasEnded = problem instanceof UnauthorizedError || problem instanceof SessionExpiredError
  const isLate = failedAt !== undefined && newsAt !== undefined && (hasEnded || failedAt - newsAt >= LATE)
  return {
    data: newsAt,
    error: isLate && problem instanceof Error ? problem : null,
    dataUpdatedAt: newsAt ?? 0,
    errorUpdateCount: 0,
    isFetching: false,
    refetch: async () => reload(),
  }
}
