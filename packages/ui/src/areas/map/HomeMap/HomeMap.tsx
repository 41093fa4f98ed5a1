'use client'

import type { RefreshTimes } from '@fleetgis/domain/map'
import { useCallback, useState } from 'react'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { HomeMapView } from './HomeMapView.tsx'
import type { HomeMapFilters } from './homeMapFilters.ts'
import { useGroups } from './useGroups.ts'
import { useHomeMap } from './useHomeMap.ts'
import { useHomeMapSettings } from './useHomeMapSettings.ts'

export interface HomeMapProps {
  /** What the map is filtered by; as it opens unless given (CF-106). Another object sets it anew. */
  filters?: HomeMapFilters | undefined
  /** A person has changed the filters: keep them in the address, so that it can be shared. */
  onFiltersChange?: ((filters: HomeMapFilters) => void) | undefined
  /** Milliseconds between two refreshes: 60 s for locations and 180 s for trips unless given (CF-24). */
  refresh?: RefreshTimes | undefined
  /** A trip could not be drawn; `message` says why (VAL-36). */
  onTripRefused?: ((event: { tripId: string; message: string }) => void) | undefined
  className?: string | undefined
}

/**
 * The live map of `/home/map`: vehicles and trips of a period, kept up to date by itself (MAP-17 to MAP-20). While the
 * server is away it keeps what it has and says how old that is (CF-115). It fills the element it stands in.
 */
export function HomeMap(props: HomeMapProps) {
  return (
    <WidgetBoundary name="HomeMap">
      <ConnectedMap {...props} />
    </WidgetBoundary>
  )
}

function ConnectedMap({ filters, onFiltersChange, refresh, onTripRefused, className }: HomeMapProps) {
  const [settings, actions] = useHomeMapSettings(filters, onFiltersChange)
  const map = useHomeMap(settings, refresh)
  const [wantsGroups, setWantsGroups] = useState(false)
  const wantGroups = useCallback(() => setWantsGroups(true), [])
  // Without a vehicle the groups tell whether there could be one: role 0 sees no groups (CF-04).
  const isEmpty = map.age !== undefined && map.vehicles.length === 0
  const groups = useGroups(wantsGroups || isEmpty || settings.groupIds.length > 0)
  return (
    <HomeMapView
      {...map}
      {...actions}
      settings={settings}
      groups={groups.groups}
      groupsFailed={groups.isError ? { retry: groups.retry, isRetrying: groups.isFetching } : undefined}
      onGroupsOpen={wantGroups}
      className={className}
      onTripRefused={onTripRefused}
    />
  )
}
