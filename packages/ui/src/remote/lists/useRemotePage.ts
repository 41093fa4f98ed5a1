import { useMemo } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useLast } from '../calls/useLast.ts'
import { type Remote, type RemoteOptions, type RemoteQuery, useRemote } from '../calls/useRemote.ts'

export interface RemotePageOptions extends RemoteOptions {
  /** Identifies the list, such as by its search: a page of another list is never shown. */
  list: string
  /** The page that the query fetches, from 1. */
  page: number
}

/**
 * The state of a list with numbered pages. The page before stays on screen until another page of the same list is
 * loaded; `page` is the one on screen. Another list starts empty.
 */
export function useRemotePage<Data>(
  query: RemoteQuery<Data>,
  { list, page, ...options }: RemotePageOptions,
): Remote<Data> & { readonly page: number } {
  const { t } = useFleet()
  const { data, dataUpdatedAt } = query
  const current = useMemo(
    () => (data === undefined ? undefined : { list, page, data, dataUpdatedAt }),
    [list, page, data, dataUpdatedAt],
  )
  const shown = useLast(current)
  const kept = shown?.list === list ? shown : undefined

  const isOther = kept !== undefined && kept.page !== page
  const remote = useRemote<Data>(
    { ...query, data: kept?.data, dataUpdatedAt: kept?.dataUpdatedAt ?? 0 },
    {
      ...options,
      explainStale: isOther ? ({ reason }) => t('remote.pageFailed', { page, reason }) : undefined,
    },
  )
  return { ...remote, page: kept?.page ?? page }
}
