/** What a list that loads page after page is told of its pages. */
export interface PagedListProps {
  /** How many there are on the server. */
  total: number
  /** Whether there is a next page. */
  hasMore: boolean
  /** Asks for the next page. */
  onLoadMore: () => void
  /** The next page is on its way. */
  isLoadingMore: boolean
  /** The next page did not come. */
  hasFailedMore?: boolean | undefined
  /** Something is being asked for. */
  isFetching: boolean
  /** Why what is shown is not the newest, and how old it is, in plain text (CF-115). */
  staleness?: string | undefined
  /** The person wants it asked for anew. */
  onRetry: () => void
}
