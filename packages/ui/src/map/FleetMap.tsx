'use client'

import {
  DEFAULT_CITY,
  type FleetVehicle,
  MAP_ZOOM,
  type MapView,
  type TripLayer,
  type TripRoute,
} from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { ErrorCard } from '../primitives/ErrorCard.tsx'
import { useText } from '../provider/FleetContext.ts'
import { FleetMapFrame } from './FleetMapFrame.ts'
import { useLeafletMap } from './useLeafletMap.ts'
import { useVehicleName } from './useVehicleName.ts'
import { VehicleDetails } from './VehicleDetails.tsx'

export interface FleetMapProps {
  /** The vehicles as they are now. Each new list moves them to their new positions. */
  vehicles: readonly FleetVehicle[]
  /** Trips to draw as lines. */
  trips?: readonly TripRoute[] | undefined
  /** The layer that the trips belong to, which gives their lines a colour; `routes` unless given. */
  tripLayer?: TripLayer | undefined
  /** The trip of the selected booking. */
  selectedTripId?: string | undefined
  /** The trip of the current booking. */
  currentTripId?: string | undefined
  /** A trip could not be drawn; `message` says why (VAL-36). */
  onTripRefused?: ((event: { tripId: string; message: string }) => void) | undefined
  /** Where the map looks: Yangon at zoom 11 unless given (MARK-19, MARK-24). A new object takes it there again. */
  view?: MapView | undefined
  /** The vehicle whose popup is open, null for none; left out, the map keeps it itself. */
  selectedId?: string | null | undefined
  /** A vehicle was chosen, or with no `id` its popup closed. */
  onSelect?: ((event: { id: string | undefined }) => void) | undefined
  /** Accessible name of a vehicle. */
  nameOf?: ((vehicle: FleetVehicle) => string) | undefined
  /** Content of a vehicle's popup: user id, group, type, time and coordinates unless given (CF-116). */
  renderPopup?: ((vehicle: FleetVehicle) => ReactNode) | undefined
  /** Width of a car icon in CSS pixels, 10 to 50; 10 unless given (MARK-13, MARK-16). */
  iconWidth?: number | undefined
  /** The wheel zooms the map. Off unless given, so that a page with a map in it can be scrolled. */
  scrollZoom?: boolean | undefined
  /** Accessible name of the map. */
  label?: string | undefined
  className?: string | undefined
  /** What stands over the map. */
  children?: ReactNode
}

const START: MapView = { centre: DEFAULT_CITY.centre, zoom: MAP_ZOOM.default }

/**
 * A live map of vehicles, and of trips as lines. It fills the element it stands in, which needs a height. Safe to
 * import on a server: Leaflet is loaded when the map is shown.
 */
export function FleetMap({ label, className, children, ...props }: FleetMapProps) {
  const t = useText()
  const ownName = useVehicleName()
  const { LeafletMap, hasFailed, retry } = useLeafletMap()
  const { view = START, nameOf = ownName, renderPopup = showDetails, scrollZoom = false } = props
  return (
    <FleetMapFrame
      role="region"
      aria-label={label ?? t('map.label')}
      aria-busy={!LeafletMap && !hasFailed}
      className={className}
      data-component="FleetMap"
    >
      {LeafletMap ? (
        <LeafletMap
          {...props}
          view={view}
          nameOf={nameOf}
          renderPopup={renderPopup}
          scrollZoom={scrollZoom}
        />
      ) : null}
      {hasFailed ? <ErrorCard message={t('map.loadFailed')} onRetry={retry} /> : null}
      {children}
    </FleetMapFrame>
  )
}

function showDetails(vehicle: FleetVehicle): ReactNode {
  return <VehicleDetails vehicle={vehicle} />
}
