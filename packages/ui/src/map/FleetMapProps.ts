import type { FleetVehicle, LatLng, MapView, TripLayer, TripRoute } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import type { RootProps } from '../primitives/rootProps.ts'
import type { MapPlace } from './MapPlace.ts'
import type { MapProgress } from './panels/MapLoading.tsx'

/** The actions of a vehicle's popup. */
export interface VehicleActions {
  /** Moves the map to the vehicle, at zoom 17 (MARK-22). */
  readonly locate: () => void
  /** The map follows the vehicle until the user drags it. */
  readonly isFollowed: boolean
  readonly follow: (on: boolean) => void
  readonly close: () => void
}

/** What is open on a map, one at a time (PMAP-31). */
export type FleetMapPanel =
  | { readonly kind: 'vehicle'; readonly id: string }
  | { readonly kind: 'place'; readonly id: string }
  /** A trip, and where its line was pressed; without `at` its popup opens in the middle of the line. */
  | { readonly kind: 'trip'; readonly id: string; readonly at?: LatLng | undefined }
  /** The list of vehicles at one place. */
  | { readonly kind: 'cluster'; readonly ids: readonly string[] }
  | { readonly kind: 'settings' }

/** The driver behind a user id, where the app has one. */
export interface KnownDriver {
  readonly name: string
  readonly vehicleNo?: string | undefined
  /** Shown whole; a press calls it. */
  readonly mobile?: string | undefined
  /** The driver's page. */
  readonly href?: string | undefined
  /** The page of the vehicle. */
  readonly vehicleHref?: string | undefined
}

export interface FleetMapProps extends RootProps<HTMLDivElement> {
  /**
   * The vehicles at their current positions. Each new list moves them. A vehicle of status 4 replaces all others
   * (OMAP-18). A vehicle without a position in degrees is left out, and `onError` of the provider receives the number
   * of them. The first `maxVehicles` are drawn.
   */
  vehicles: readonly FleetVehicle[]
  /** How many vehicles are drawn at most, 100,000 by default (T25). The map says how many of all it shows. */
  maxVehicles?: number | undefined
  /** Trips to draw as lines, the first 20,000. A path of more than 10,000 points is thinned; its ends stay. */
  trips?: readonly TripRoute[] | undefined
  /** The layer of the trips, which sets the colour of their lines; `routes` by default. */
  tripLayer?: TripLayer | undefined
  /** The trip of the selected booking. */
  selectedTripId?: string | undefined
  /** The trip of the current booking. */
  currentTripId?: string | undefined
  /** Called when a trip cannot be drawn; `message` is the reason (VAL-36). */
  onTripRefused?: ((event: { tripId: string; message: string }) => void) | undefined
  /** Centre and zoom; Yangon at zoom 11 by default (MARK-19, MARK-24). A new object moves the map again. */
  view?: MapView | undefined
  /** Called with the centre and the zoom when the map comes to rest after a move, whatever moved it. */
  onView?: ((event: { view: MapView }) => void) | undefined
  /** Points to fit, at zoom 16 at most (MARK-20), in place of `view`. A new list fits them again. */
  fit?: readonly LatLng[] | undefined
  /** Places to draw as pins; each opens a popup with its name and coordinates. */
  places?: readonly MapPlace[] | undefined
  /** The open panel, null for none (PMAP-31); uncontrolled without it. */
  panel?: FleetMapPanel | null | undefined
  /** Called with the panel that the user opens, or with null when the open one closes. */
  onPanel?: ((event: { panel: FleetMapPanel | null }) => void) | undefined
  /** Short texts beside vehicles, by id, such as their numbers in a list beside the map; for a few dozen vehicles. */
  labels?: ReadonlyMap<string, string> | undefined
  /** The vehicle whose label is highlighted. */
  highlightedId?: string | undefined
  /** Called with the vehicle under the pointer, or without an `id`. */
  onHover?: ((event: { id: string | undefined }) => void) | undefined
  /** Accessible name of a vehicle, and its label in lists. */
  nameOf?: ((vehicle: FleetVehicle) => string) | undefined
  /**
   * The driver with the user id of a trip, or with the id of a vehicle: names, lists and popups then show the name, the
   * plate and the phone number beside the id. Keep the function between renders.
   */
  driverOf?: ((userId: string) => KnownDriver | undefined) | undefined
  /** Names of groups by their ids, for lists and popups; a group without one is shown by its id (CF-116). */
  groupNames?: ReadonlyMap<string, string> | undefined
  /** The address of a group's page, for the link in a popup. */
  groupHrefOf?: ((event: { groupId: string }) => string) | undefined
  /** The address of a trip's page, for the title of its popup. */
  tripHrefOf?: ((event: { trip: TripRoute }) => string) | undefined
  /** Content of a vehicle's popup; by default driver, user id, group, type, time, coordinates and actions (CF-116). */
  renderPopup?: ((vehicle: FleetVehicle, actions: VehicleActions) => ReactNode) | undefined
  /** Content of a trip's popup; by default driver, times and places. */
  renderTripPopup?: ((trip: TripRoute) => ReactNode) | undefined
  /** Width of a car icon in CSS pixels, 10 to 50; 10 by default, or the user's setting (MARK-13, MARK-16). */
  iconWidth?: number | undefined
  /** Whether offline vehicles are drawn; true by default, or the user's setting (CF-102). */
  gray?: boolean | undefined
  /**
   * Draws vehicles close together as one cluster with their number. Pressing it zooms to them; those at one place open as
   * a list. By default a map of more than 20,000 vehicles does.
   */
  cluster?: boolean | undefined
  /** Fleet-local stamp: vehicles last heard before it are drawn faded. See `quietBefore` of the domain. */
  quietBefore?: string | undefined
  /** Shows a button that opens a list of the vehicles and trips on the map. */
  hasList?: boolean | undefined
  /** Called when that list opens. */
  onListOpen?: (() => void) | undefined
  /**
   * Shows a button for the settings: gray markers, and the size of cars. They are stored in this browser under `name`;
   * `gray` is the default until the user changes it (CF-102).
   */
  settings?: { readonly name: string; readonly gray: boolean } | undefined
  /** Whether the map can be dragged, zoomed and clicked; true by default (OMAP-24). */
  isInteractive?: boolean | undefined
  /** Data is loading: `true`, or its progress (PMAP-26). */
  loading?: MapProgress | undefined
  /** Whether the wheel zooms the map; false by default, so that the page around the map can scroll. */
  scrollZoom?: boolean | undefined
  /** Accessible name of the map. */
  label?: string | undefined
  /** Content over the map. */
  children?: ReactNode
}
