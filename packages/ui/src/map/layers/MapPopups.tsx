import { type FleetVehicle, type LatLng, MAP_ZOOM, type TripRoute } from '@fleetgis/domain/map'
import type { Map as Leaflet } from 'leaflet'
import { lazily } from '../../primitives/lazily.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import type { LeafletMapProps } from '../LeafletMapProps.ts'
import { TripDetails } from '../panels/TripDetails.tsx'
import { VehicleDetails } from '../panels/VehicleDetails.tsx'
import { MapPopup } from './MapPopup.tsx'

const ClusterDetails = lazily(() =>
  import('../panels/ClusterDetails.tsx').then((module) => module.ClusterDetails),
)

/** The subject of a popup. */
export type PopupPanel =
  | { readonly kind: 'vehicle'; readonly id: string }
  | { readonly kind: 'cluster'; readonly ids: readonly string[]; readonly at: LatLng }
  | { readonly kind: 'trip'; readonly id: string; readonly at: LatLng }

export interface MapPopupsProps
  extends Pick<LeafletMapProps, 'vehicles' | 'nameOf' | 'renderPopup' | 'renderTripPopup'> {
  panel: PopupPanel
  map: Leaflet
  layer: VehicleLayer
  trips: readonly TripRoute[]
  followedId: string | undefined
  onShow: (panel: PopupPanel) => void
  onGoTo: (position: LatLng, zoom: number) => void
  onFollow: (id: string, on: boolean) => void
  /** The popup requests to close; `hadFocus` says whether the focus was inside and must be moved. */
  onClose: (event: { hadFocus: boolean }) => void
}

/** The popup of a vehicle, a cluster or a trip; none after its subject has left the map. */
export function MapPopups(props: MapPopupsProps) {
  const { panel, map, layer, vehicles, trips, nameOf, followedId, onShow, onGoTo, onFollow, onClose } = props
  const t = useText()
  const frame = { map, layer, closeLabel: t('common.close'), onClose }

  if (panel.kind === 'vehicle') {
    const vehicle = vehicles.find(({ id }) => id === panel.id)
    if (!vehicle) return null
    const { renderPopup = showDetails } = props
    return (
      <MapPopup {...frame} at={vehicle.id} label={nameOf(vehicle)}>
        {renderPopup(vehicle, {
          locate: () => onGoTo(vehicle.position, MAP_ZOOM.selected),
          isFollowed: followedId === vehicle.id,
          follow: (on) => onFollow(vehicle.id, on),
          close: () => onClose({ hadFocus: true }),
        })}
      </MapPopup>
    )
  }

  if (panel.kind === 'cluster') {
    return (
      <MapPopup {...frame} at={panel.at} label={t('map.cluster', { count: panel.ids.length })}>
        <ClusterDetails
          ids={panel.ids}
          vehicles={vehicles}
          nameOf={nameOf}
          onOpen={({ id }: FleetVehicle) => onShow({ kind: 'vehicle', id })}
          onZoom={() => {
            onGoTo(panel.at, Math.min(map.getMaxZoom(), map.getZoom() + 2))
            onClose({ hadFocus: true })
          }}
        />
      </MapPopup>
    )
  }

  const trip = trips.find(({ id }) => id === panel.id)
  if (!trip) return null
  const { renderTripPopup = (shown) => <TripDetails trip={shown} /> } = props
  return (
    <MapPopup {...frame} at={panel.at} label={t('map.trip', { id: trip.id })}>
      {renderTripPopup(trip)}
    </MapPopup>
  )
}

const showDetails: NonNullable<LeafletMapProps['renderPopup']> = (vehicle, actions) => (
  <VehicleDetails vehicle={vehicle} actions={actions} />
)
