import { isHeldBack, isRefreshDue, type RefreshContext } from '@fleetgis/domain/bookings'
import { useEffect } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { mayPass } from '../../../provider/mayPass.ts'
import type { RemoteListQuery } from '../../../remote/lists/useRemoteList.ts'

type HeldQuery = Pick<
  RemoteListQuery<unknown>,
  'error' | 'dataUpdatedAt' | 'isFetchNextPageError' | 'refetch' | 'fetchNextPage'
>

/** Of the query in flight, if there is one. */
const JOINED = { cancelRefetch: false } as const

/**
 * Refetches a list that was held back as soon as it is free, if its last request failed or an interval (milliseconds)
 * has passed. CF-103, decision 60.
 */
export function useCatchUp(query: HeldQuery, context: RefreshContext, interval: number): void {
  const isHeld = isHeldBack(context)
  const catchUp = useLatestCallback(() => {
    const { error, dataUpdatedAt, isFetchNextPageError, refetch, fetchNextPage } = query
    const hasFailed = mayPass(error)
    const age = dataUpdatedAt === 0 ? undefined : Date.now() - dataUpdatedAt
    if (hasFailed && isFetchNextPageError) void fetchNextPage(JOINED)
    else if (isRefreshDue({ hasFailed, age, interval }, context)) void refetch(JOINED)
  })
  useEffect(() => {
    if (!isHeld) catchUp()
  }, [isHeld, catchUp])
}
