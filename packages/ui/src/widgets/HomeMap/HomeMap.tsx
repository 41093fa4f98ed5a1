'use client'

import type { RefreshTimes } from '@fleetgis/domain/map'
import { useText } from '../../provider/FleetContext.ts'
import { explainFirstFailure, explainStale } from './explainProblem.ts'
import { HomeMapView } from './HomeMapView.tsx'
import { useHomeMap } from './useHomeMap.ts'
import { useMinutesSince } from './useMinutesSince.ts'

export interface HomeMapProps {
  /** Milliseconds between two refreshes: 60 s for locations and 180 s for trips unless given (CF-24). */
  refresh?: RefreshTimes | undefined
  /** A trip could not be drawn; `message` says why (VAL-36). */
  onTripRefused?: ((event: { tripId: string; message: string }) => void) | undefined
  className?: string | undefined
}

/**
 * The live map of `/home/map`: today's vehicles and trips, kept up to date by itself (MAP-17 to MAP-20). While the
 * server is away it keeps what it has and says how old that is (CF-115). It fills the element it stands in.
 */
export function HomeMap({ refresh, onTripRefused, className }: HomeMapProps) {
  const t = useText()
  const { updatedAt, failure, staleness, dispatch, reload, ...map } = useHomeMap(refresh)
  const ageMinutes = useMinutesSince(updatedAt)
  return (
    <HomeMapView
      {...map}
      className={className}
      onEvent={dispatch}
      onReload={reload}
      ageMinutes={ageMinutes}
      failure={failure && explainFirstFailure(failure, t)}
      staleness={staleness && explainStale(staleness, t)}
      onTripRefused={onTripRefused}
    />
  )
}
