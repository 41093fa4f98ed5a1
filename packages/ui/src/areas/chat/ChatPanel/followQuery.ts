import type { QueryClient, QueryKey, QueryObserver } from '@tanstack/react-query'

interface Follower<Data> {
  onData: (data: Data) => void
  onFailure: (error: unknown) => void
  onFetching: (isFetching: boolean) => void
}

/** Follows a query outside React, from now on until the returned function is called: each answer and each failure once. */
export function followQuery<Data, Key extends QueryKey>(
  queries: QueryClient,
  observer: QueryObserver<Data, Error, Data, Data, Key>,
  { onData, onFailure, onFetching }: Follower<Data>,
): () => void {
  let { dataUpdatedAt, errorUpdatedAt } = observer.getCurrentResult()
  // Focus and connection of the browser reach a mounted client.
  queries.mount()
  const unsubscribe = observer.subscribe((result) => {
    if (result.errorUpdatedAt !== errorUpdatedAt) {
      errorUpdatedAt = result.errorUpdatedAt
      onFailure(result.error)
    }
    if (result.data !== undefined && result.dataUpdatedAt !== dataUpdatedAt) {
      dataUpdatedAt = result.dataUpdatedAt
      onData(result.data)
    }
    onFetching(result.isFetching)
  })
  return () => {
    unsubscribe()
    queries.unmount()
  }
}
