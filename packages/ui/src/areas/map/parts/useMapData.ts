import {
  driverVehicles,
  driverVehiclesInSteps,
  type FleetVehicle,
  type MapDriver,
  type MapEvent,
  type MapState,
} from '@fleetgis/domain/map'
import type { Failure } from '../../../provider/Failure.ts'
import type { Remote } from '../../../remote/calls/useRemote.ts'
import type { Live } from '../../../remote/live/liveState.ts'
import { useLive } from '../../../remote/live/useLive.ts'
import { useVehicles } from '../useVehicles.ts'
import { useRevision } from './useRevision.ts'
import type { LayerTrips } from './useTripPages.ts'

/** What the maps of group admins and owners show, and how they report. */
export interface MapData {
  state: MapState
  dispatch: (event: MapEvent) => void
  /** The drivers of the last answer; undefined until it has arrived. */
  drivers?: readonly MapDriver[] | undefined
  vehicles: readonly FleetVehicle[]
  /** How many drivers the present search found; undefined without a search, and until its answer. */
  hits?: number | undefined
  layer: LayerTrips
  /** How fresh the data is; undefined where `failure` says why there is none. */
  live?: Live | undefined
  /** Why there is nothing to show yet. */
  failure?: Failure | undefined
  /** The session has ended. */
  isSignedOut?: boolean | undefined
  /** A request is in flight. */
  isFetching?: boolean | undefined
  /** Refetches everything. */
  onReload: () => void
}

interface Calls extends Pick<MapData, 'state' | 'dispatch' | 'drivers' | 'hits' | 'layer'> {
  /** The positions refetch at an interval. */
  canPoll: boolean
  /** Whether there is something to refetch; true by default. */
  canReload?: boolean
  /** The map's main call. */
  locations: Remote<unknown>
  /** The calls of the figures in its card. */
  figures: readonly Remote<unknown>[]
}

/** The data of a map of a group admin or an owner from its calls. */
export function useMapData({ canPoll, canReload = true, locations, figures, ...map }: Calls): MapData {
  const calls = [locations, ...figures]
  const live = useLive(calls, { isPaused: !canPoll })
  const vehicles = useVehicles(map.drivers, driverVehicles, driverVehiclesInSteps)
  const retryFigures = () => {
    for (const { retry } of figures) retry()
  }
  const onReload = () => {
    locations.retry()
    retryFigures()
  }
  useRevision(map.state, ({ isSearch }) => {
    if (!canReload) return
    if (canPoll) onReload()
    // A layer stops the positions (OMAP-20), and a search loads it again.
    else if (isSearch) retryFigures()
  })
  return {
    ...map,
    vehicles,
    // Without positions the card over the map says why, with its own way out.
    live: locations.failure === undefined ? live : undefined,
    failure: locations.failure,
    isSignedOut: locations.isSignedOut,
    isFetching: calls.some(({ isFetching }) => isFetching),
    onReload,
  }
}
