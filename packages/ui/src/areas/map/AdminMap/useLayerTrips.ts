import {
  adminTripsQuery,
  currentTripsQuery,
  ongoingBookingsQuery,
  onlineBookingsQuery,
} from '@fleetgis/api/map/admin'
import type { MapState, TripLayer } from '@fleetgis/domain/map'
import type { Trip, TripPage } from '@fleetgis/domain/trips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useAllPages } from '../../../remote/useAllPages.ts'
import { useRemote } from '../../../remote/useRemote.ts'

/** The most trips that a map draws. */
const MOST_TRIPS = 20_000

const PAGED = {
  routes: adminTripsQuery,
  onlineBookings: onlineBookingsQuery,
  ongoingBookings: ongoingBookingsQuery,
} as const

const rowsOf = ({ trips }: TripPage) => trips
const totalOf = ({ total }: TripPage) => total

/** The trips of the layer that is on, and how far they have loaded. */
export interface LayerTrips {
  /** Undefined before the first rows. */
  readonly trips: readonly Trip[] | undefined
  /** While pages load; the current trips are one answer without progress. */
  readonly progress?: { readonly loaded: number; readonly total?: number | undefined } | undefined
  readonly isLoading: boolean
  readonly isCancelled: boolean
  readonly failure: string | undefined
  readonly cancel: () => void
  readonly retry: () => void
}

interface Filter {
  readonly userId: string
  readonly groupIds: readonly string[]
  readonly start: string
  readonly end: string
  readonly search: string
}

/**
 * The trips of the layer that is on: pages of 50 one after another until all are loaded or cancelled (CF-25, PMAP-38),
 * or the current trips in one answer. Each time a layer is switched on, it loads anew; switched off, its request in
 * flight is aborted (PMAP-30).
 */
export function useLayerTrips({ layer }: MapState, filter: Filter): LayerTrips {
  const { client } = useFleet()
  const round = useRound(layer)
  const paged = layer === 'currentTrips' ? undefined : layer
  const query = PAGED[paged ?? 'routes'](client, filter)
  const pages = useAllPages(
    { ...query, queryKey: [...query.queryKey, round], gcTime: 0 },
    { rowsOf, totalOf, isWanted: paged !== undefined, maxRows: MOST_TRIPS },
  )
  const { userId, groupIds } = filter
  const current = useRemote(
    useQuery({
      ...currentTripsQuery(client, { userId, groupIds }),
      enabled: layer === 'currentTrips',
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  )
  if (layer === 'currentTrips') {
    const { data: trips, failure, isFetching: isLoading, retry } = current
    return { trips, failure, isLoading, isCancelled: false, cancel: () => {}, retry }
  }
  const { rows, progress, failure, isFetching, isComplete, isCancelled, cancel, retry } = pages
  const isOn = paged !== undefined
  return {
    trips: isOn ? rows : undefined,
    progress: isOn ? progress : undefined,
    isLoading: isOn && !isComplete && !isCancelled && (isFetching || failure === undefined),
    isCancelled: isOn && isCancelled && !isComplete,
    failure: isOn ? failure : undefined,
    cancel,
    retry,
  }
}

/** A number that grows with each change of the layer. */
function useRound(layer: TripLayer | undefined): number {
  const [last, setLast] = useState({ layer, round: 0 })
  if (last.layer === layer) return last.round
  const round = last.round + 1
  setLast({ layer, round })
  return round
}
