'use client'

import type { FleetVehicle, LatLng, MapView, TripLayer, TripRoute } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { lazily } from '../primitives/lazily.tsx'
import { useText } from '../provider/FleetContext.ts'
import { BeyondWidget, WidgetBoundary } from '../remote/WidgetBoundary.tsx'
import { FleetMapFrame } from './FleetMapFrame.ts'
import type { MapProgress } from './panels/MapLoading.tsx'
import { useVehicleName } from './panels/useVehicleName.ts'

/** What can be done with the vehicle of a popup. */
export interface VehicleActions {
  /** Takes the map to the vehicle, at zoom 17 (MARK-22). */
  readonly locate: () => void
  /** The map goes with the vehicle, until a person moves it. */
  readonly isFollowed: boolean
  readonly follow: (on: boolean) => void
  readonly close: () => void
}

export interface FleetMapProps {
  /**
   * The vehicles as they are now. Each new list moves them to their new positions. Status 4 replaces all others
   * (OMAP-18). One without a position in degrees is left out, and the provider's `onError` gets their number. The first
   * 20,000 are drawn, and the map says so.
   */
  vehicles: readonly FleetVehicle[]
  /** Trips to draw as lines, the first 20,000. A path of more than 10,000 points is thinned; its ends stay. */
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
  /** Points that the map shows all of, at zoom 16 at most (MARK-20), in place of `view`. A new list takes it there again. */
  fit?: readonly LatLng[] | undefined
  /** The vehicle whose popup is open, null for none; left out, the map keeps it itself. */
  selectedId?: string | null | undefined
  /** A vehicle was chosen, or with no `id` its popup closed. */
  onSelect?: ((event: { id: string | undefined }) => void) | undefined
  /** The popup of a trip has opened, or with no `id` closed. */
  onTripSelect?: ((event: { id: string | undefined }) => void) | undefined
  /** Accessible name of a vehicle, and what it is called in lists. */
  nameOf?: ((vehicle: FleetVehicle) => string) | undefined
  /** Content of a vehicle's popup: user id, group, type, time, coordinates and actions unless given (CF-116). */
  renderPopup?: ((vehicle: FleetVehicle, actions: VehicleActions) => ReactNode) | undefined
  /** Content of a trip's popup: driver, times and places unless given. */
  renderTripPopup?: ((trip: TripRoute) => ReactNode) | undefined
  /** Width of a car icon in CSS pixels, 10 to 50; 10 unless given or set by a person (MARK-13, MARK-16). */
  iconWidth?: number | undefined
  /** Whether offline vehicles are drawn (CF-102); they are unless given or set by a person. */
  gray?: boolean | undefined
  /** Vehicles close together are drawn as one, with their number. */
  cluster?: boolean | undefined
  /** A button opens a list of the vehicles and trips on the map. */
  hasList?: boolean | undefined
  /**
   * A button opens the settings: gray markers, and the size of cars. They are kept in this browser under `name`;
   * `gray` is what holds until a person sets it (CF-102).
   */
  settings?: { readonly name: string; readonly gray: boolean } | undefined
  /** The settings were opened or closed. */
  onSettingsOpen?: ((event: { isOpen: boolean }) => void) | undefined
  /** The map can be dragged, zoomed and clicked; it can unless given (OMAP-24). */
  isInteractive?: boolean | undefined
  /** Something is being asked for: `true`, or how much of it is there (PMAP-26). */
  loading?: MapProgress | undefined
  /** The wheel zooms the map. Off unless given, so that a page with a map in it can be scrolled. */
  scrollZoom?: boolean | undefined
  /** Accessible name of the map. */
  label?: string | undefined
  className?: string | undefined
  /** What stands over the map. */
  children?: ReactNode
}

const LeafletMap = lazily(() => import('./LeafletMap.tsx').then((module) => module.LeafletMap))
const MapLoading = lazily(() => import('./panels/MapLoading.tsx').then((module) => module.MapLoading))

/**
 * A live map of vehicles, and of trips as lines. It fills the element it stands in, which needs a height. Safe to
 * import on a server: Leaflet is loaded when the map is shown.
 */
export function FleetMap(props: FleetMapProps) {
  return (
    <WidgetBoundary name="FleetMap">
      <FleetMapBox {...props} />
    </WidgetBoundary>
  )
}

function FleetMapBox({ label, className, loading, children, ...props }: FleetMapProps) {
  const t = useText()
  const ownName = useVehicleName()
  const { nameOf = ownName, scrollZoom = false } = props
  return (
    <FleetMapFrame
      role="region"
      aria-label={label ?? t('map.label')}
      className={className}
      data-component="FleetMap"
    >
      <LeafletMap {...props} nameOf={nameOf} scrollZoom={scrollZoom} />
      {loading ? <MapLoading progress={loading} /> : null}
      {children ? <BeyondWidget>{children}</BeyondWidget> : null}
    </FleetMapFrame>
  )
}
