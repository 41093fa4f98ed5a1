import { useEffect, useMemo, useReducer } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useLast } from '../calls/useLast.ts'
import { type Remote, type RemoteOptions, type RemoteQuery, useRemote } from '../calls/useRemote.ts'
import { useFailure } from '../failures/useFailure.ts'

export interface RemotePageOptions extends RemoteOptions {
  /** Identifies the list, such as by its search: a page of another list is never shown. */
  list: string
  /** The page that the query fetches, from 1. */
  page: number
}

/**
 * The state of a list with numbered pages. The page before stays on screen until another page of the same list is
 * loaded; `page` is the one on screen. Another list, or another user's, starts empty (T3).
 */
export function useRemotePage<Data>(
  query: RemoteQuery<Data>,
  { list, page, ...options }: RemotePageOptions,
): Remote<Data> & { readonly page: number } {
  const { client, t } = useFleet()
  const [user, countUser] = useReducer((count: number) => count + 1, 0)
  useEffect(() => client.followUser(countUser), [client])
  const { data, dataUpdatedAt } = query
  const current = useMemo(
    () => (data === undefined ? undefined : { user, list, page, data, dataUpdatedAt }),
    [user, list, page, data, dataUpdatedAt],
  )
  const shown = useLast(current)
  const kept = shown?.user === user && shown.list === list ? shown : undefined

  // Of the query itself: beside a kept page TanStack Query's reset of its error would remove Try again.
  const error = useFailure(query, query.errorUpdatedAt)
  const isOther = kept !== undefined && kept.page !== page
  const remote = useRemote<Data>(
    { ...query, error: error ?? null, data: kept?.data, dataUpdatedAt: kept?.dataUpdatedAt ?? 0 },
    {
      ...options,
      explainStale: isOther ? ({ reason }) => t('remote.pageFailed', { page, reason }) : undefined,
    },
  )
  return { ...remote, page: kept?.page ?? page }
}
