import type { TripLayer } from '@fleetgis/domain/map'
import type { Trip, TripPage } from '@fleetgis/domain/trips'
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '../../../provider/Failure.ts'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'

/** The most trips that a map draws. */
const MOST_TRIPS = 20_000

const rowsOf = ({ trips }: TripPage) => trips
const totalOf = ({ total }: TripPage) => total

/** The trips of the layer that is on, and how far they have loaded. */
export interface LayerTrips {
  /** Undefined before the first rows. */
  readonly trips: readonly Trip[] | undefined
  /** While pages load; an answer without pages has no progress. */
  readonly progress?: { readonly loaded: number; readonly total?: number | undefined } | undefined
  readonly isLoading: boolean
  readonly isCancelled: boolean
  readonly failure: Failure | undefined
  readonly cancel: () => void
  readonly retry: () => void
}

/**
 * The trips of the layer that is on, page after page until all are loaded or cancelled (CF-25). Each time a layer is
 * switched on, its pages load again; switched off, the request in flight is aborted (PMAP-30, OMAP-21). They load again
 * when `searches` grows too: a repeated search refetches (MAP-23, CF-154).
 */
export function useTripPages<Key extends QueryKey>(
  layer: TripLayer | undefined,
  query: UseInfiniteQueryOptions<TripPage, Error, InfiniteData<TripPage>, Key, number>,
  searches: number | undefined,
): LayerTrips {
  const round = useRound(layer, searches)
  const isOn = layer !== undefined
  const pages = useAllPages<TripPage, Trip, QueryKey>(
    { ...query, queryKey: [...query.queryKey, round], gcTime: 0 } as UseInfiniteQueryOptions<
      TripPage,
      Error,
      InfiniteData<TripPage>,
      QueryKey,
      number
    >,
    { rowsOf, totalOf, isWanted: isOn, maxRows: MOST_TRIPS },
  )
  const { rows, progress, failure, isFetching, isComplete, isCancelled, cancel, retry } = pages
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

/** A number that grows with each change of the layer, and with each search. */
function useRound(layer: TripLayer | undefined, searches: number | undefined): number {
  const [last, setLast] = useState({ layer, searches, round: 0 })
  if (last.layer === layer && last.searches === searches) return last.round
  const round = last.round + 1
  setLast({ layer, searches, round })
  return round
}
