import type { RefreshTimes } from '@fleetgis/domain/map'
import { useCallback, useState } from 'react'
import type { KnownDriver } from '../../../map/FleetMapProps.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, useDriversByUserId, type VehicleLinkProps } from '../../drivers/index.ts'
import { type RouteKey, routeKeyOf } from '../../trips/index.ts'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import { HomeMapView } from './HomeMapView.tsx'
import type { HomeMapPlaceProps } from './HomeMapViewProps.ts'
import type { HomeMapFilters } from './homeMapFilters.ts'
import { useChosenDriver } from './useChosenDriver.ts'
import { useHomeMap } from './useHomeMap.ts'
import { useHomeMapSettings } from './useHomeMapSettings.ts'

export interface HomeMapProps
  extends DriverLinkProps,
    GroupLinkProps,
    VehicleLinkProps,
    HomeMapPlaceProps,
    Omit<DriverMapOptions, 'imageHosts'> {
  /** The applied filters; the defaults of CF-106 without them. Others than the map shows are applied. */
  filters?: HomeMapFilters | undefined
  /** The user changed the filters: keep them in the URL, so that it can be shared. */
  onFiltersChange?: ((filters: HomeMapFilters) => void) | undefined
  /** The address of a trip's page. Without it the popup of a trip has no link. */
  tripHrefOf?: ((key: RouteKey) => string) | undefined
  /**
   * Milliseconds between two refetches; `{ locations: 60_000, trips: 180_000 }` unless given (CF-24). Without `trips`
   * trips and counters are not polled.
   */
  refresh?: RefreshTimes | undefined
}

/**
 * The live map of `/home/map`: vehicles and trips of a period, polled at an interval (MAP-17 to MAP-20). While the
 * server is unreachable it keeps its data and shows the age (CF-115). It fills its container. Popups and the list name
 * drivers from EP-A16 and groups from EP-A14, which are called once one of them opens (CF-186). With `driver` in its filters
 * it searches for the user id of that driver, which no address has to hold, and opens the popup.
 */
export const HomeMap = inBoundary('HomeMap', ConnectedMap)

function ConnectedMap(props: HomeMapProps) {
  const { filters, refresh, onTripRefused, cluster, driverHrefOf, groupHrefOf, vehicleHrefOf, tripHrefOf } =
    props
  const { id: chosenId, isPending } = useChosenDriver(filters?.driver)
  const [settings, actions] = useHomeMapSettings(
    filters,
    (changed) => {
      // The address keeps the driver, not the phone number, until another search.
      const isChosen = isPending ? changed.search === filters?.search : changed.search === chosenId
      props.onFiltersChange?.(isChosen ? { ...changed, search: '', driver: filters?.driver } : changed)
    },
    chosenId,
  )
  const { days, ...map } = useHomeMap(settings, refresh)
  const [wantsNames, setWantsNames] = useState(false)
  const wantNames = useCallback(() => setWantsNames(true), [])
  // Without vehicles the groups show why: role 0 has no groups (CF-04).
  const isEmpty = map.isLoaded && map.vehicles.length === 0
  const groups = useGroups(wantsNames || isEmpty || settings.groupIds.length > 0)
  const findDriver = useDriversByUserId(wantsNames)
  const driverOf = useCallback(
    (userId: string): KnownDriver | undefined => {
      const { key, name, vehicleNo, mobile } = findDriver(userId) ?? {}
      if (key === undefined || !name) return undefined
      return {
        name,
        vehicleNo,
        mobile,
        href: driverHrefOf?.({ driverKey: key, name }),
        vehicleHref: vehicleHrefOf?.({ driverKey: key, name }),
      }
    },
    [findDriver, driverHrefOf, vehicleHrefOf],
  )
  return (
    <HomeMapView
      {...rootProps(props)}
      {...map}
      {...actions}
      settings={settings}
      chosenId={chosenId}
      groups={groups}
      onNamesNeeded={wantNames}
      driverOf={driverOf}
      groupHrefOf={groupHrefOf}
      tripHrefOf={
        tripHrefOf && (({ trip }) => tripHrefOf(routeKeyOf(trip, { ...days, groupIds: settings.groupIds })))
      }
      cluster={cluster}
      initialView={props.initialView}
      initialPanel={props.initialPanel}
      onView={props.onView}
      onPanel={props.onPanel}
      onTripRefused={onTripRefused}
    />
  )
}
