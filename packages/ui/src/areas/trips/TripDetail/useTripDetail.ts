import { shownStatus } from '@fleetgis/domain/trips'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkModel, checkOneOf, type NeededFields } from '../../../checkProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { DETAIL_AUDIENCES, type TripDetailTarget, tripDetailQuery } from './tripDetailQuery.ts'
import { usePrint } from './usePrint.ts'

/** The target of a detail, and the status of the row that it was opened from. */
export type TripDetailInput = TripDetailTarget & {
  /**
   * The booking's status in the list; the detail's own status wins where the two differ (CF-105), unless its answer is
   * that of an earlier opening. Another status than before refetches the detail.
   */
  readonly status?: number | undefined
  /**
   * The booking has left its list, and `status` is the last one there: an answer of an earlier opening may be newer.
   * Leaving refetches the detail.
   */
  readonly isGone?: boolean | undefined
}

/** What a target cannot do without. */
function neededOf(input: TripDetailInput): NeededFields {
  if (input.audience === 'map') return { userId: 'text', driverKey: 'text', groupId: 'text' }
  if (input.audience !== 'owner') return { userId: 'text', bookingKey: 'text' }
  return 'tripId' in input ? { userId: 'text', tripId: 'text' } : { userId: 'text', vehicleId: 'text' }
}

/** A detail, the state of its query and its print action, for the view. */
export function useTripDetail(input: TripDetailInput) {
  checkOneOf('TripDetail', 'audience', input.audience, DETAIL_AUDIENCES)
  checkModel('TripDetail', 'it', input, neededOf(input))
  const { client } = useFleet()
  const query = useQuery(tripDetailQuery(client, input))
  const { refetch } = query
  const { status, isGone = false } = input
  const bookingKey = 'bookingKey' in input ? input.bookingKey : undefined
  const opening = { bookingKey, answeredAt: query.dataUpdatedAt }
  const [opened, setOpened] = useState(opening)
  if (opened.bookingKey !== bookingKey) setOpened(opening)
  /** The answer is that of an earlier opening: its row may be newer. */
  const isEarlier = !isGone && status !== undefined && query.dataUpdatedAt === opened.answeredAt
  // It has no age while it is fetched again, so it shows only if its row has not changed.
  const isOutdated =
    isEarlier && query.isFetching && !query.isError && shownStatus(query.data, status) !== status
  const { data: detail, retry, ...remote } = useRemote(isOutdated ? { ...query, data: undefined } : query)
  const row = useRef({ bookingKey, status, isGone })
  const isLoaded = detail !== undefined
  useEffect(() => {
    const before = row.current
    row.current = { bookingKey, status, isGone }
    if (before.bookingKey !== bookingKey) return
    if (before.status === status && before.isGone === isGone) return
    // The booking has changed in its list. A first answer that is under way may be older.
    if (isLoaded) void refetch()
    else void refetch().then(() => refetch())
  }, [bookingKey, status, isGone, isLoaded, refetch])
  return {
    ...remote,
    audience: input.audience,
    detail,
    status: isEarlier ? status : shownStatus(detail, status),
    onRetry: retry,
    onPrint: usePrint(),
  }
}
