import type { Failure } from '../../provider/Failure.ts'
/** The loading state and callbacks of a list that loads page after page. */
export interface PagedListProps {
  /** The number of rows on the server. */
  total: number
  /** Whether there is a next page to load; false while the last refetch has failed. */
  hasMore: boolean
  /** Loads the next page. */
  onLoadMore: () => void
  /** Whether the next page is loading. */
  isLoadingMore: boolean
  /** Whether the next page failed to load. */
  hasFailedMore?: boolean | undefined
  /** Whether a request is under way. */
  isFetching: boolean
  /** Why the shown data is stale, and its age, in plain text (CF-115). */
  staleness?: Failure | undefined
  /** Refetches the list. */
  onRetry: () => void
}
