import { type FleetVehicle, type LatLng, MAP_ZOOM, type TripRoute } from '@fleetgis/domain/map'
import type { Map as Leaflet } from 'leaflet'
import { useMemo, useRef } from 'react'
import { useShownText } from '../../i18n/useShownText.ts'
import { lazily } from '../../primitives/lazily.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { placeMarkId } from '../engine/Mark.ts'
import { tripMiddle } from '../engine/tripMiddle.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import type { FleetMapPanel, VehicleActions } from '../FleetMapProps.ts'
import type { LeafletMapProps } from '../LeafletMapProps.ts'
import type { MapPlace } from '../MapPlace.ts'
import { formatCount } from '../panels/formatCount.ts'
import { PlaceDetails } from '../panels/PlaceDetails.tsx'
import { TripDetails } from '../panels/TripDetails.tsx'
import { useTripRow } from '../panels/useTripRow.ts'
import { VehicleDetails } from '../panels/VehicleDetails.tsx'
import { mapWords } from '../words.ts'
import { MapPopup } from './MapPopup.tsx'

const ClusterDetails = lazily(() =>
  import('../panels/ClusterDetails.tsx').then((module) => module.ClusterDetails),
)

const NONE: readonly FleetVehicle[] = []

export interface MapPopupsProps
  extends Pick<
    LeafletMapProps,
    | 'vehicles'
    | 'nameOf'
    | 'groupNames'
    | 'groupHrefOf'
    | 'tripHrefOf'
    | 'driverOf'
    | 'renderPopup'
    | 'renderTripPopup'
  > {
  panel: Exclude<FleetMapPanel, { readonly kind: 'settings' }>
  map: Leaflet
  layer: VehicleLayer
  places: readonly MapPlace[]
  trips: readonly TripRoute[]
  followedId: string | undefined
  onShow: (panel: FleetMapPanel) => void
  onGoTo: (position: LatLng, zoom: number) => void
  onFollow: (id: string, on: boolean) => void
  /** The popup requests to close; `hadFocus` says whether the focus was inside and must be moved. */
  onClose: (event: { hadFocus: boolean }) => void
}

/** The popup of a vehicle, a cluster, a place or a trip; none after its subject has left the map. */
export function MapPopups(props: MapPopupsProps) {
  const { panel, map, layer, vehicles, trips, nameOf, followedId, onShow, onGoTo, onFollow, onClose } = props
  const t = useText(mapWords)
  const shown = useShownText()
  const tripRow = useTripRow(props.driverOf)
  const clusterIds = panel.kind === 'cluster' ? panel.ids : undefined
  // The vehicles of a cluster stay in its popup when they move apart, and leave it when they leave the map.
  const members = useMemo(() => {
    const wanted = new Set(clusterIds)
    return clusterIds ? vehicles.filter(({ id }) => wanted.has(id)) : NONE
  }, [clusterIds, vehicles])
  const focusedId = useRef<string>(undefined)
  const frame = { map, layer, focusedId, closeLabel: t('common.close'), onClose }

  if (panel.kind === 'vehicle') {
    const vehicle = vehicles.find(({ id }) => id === panel.id)
    if (!vehicle) return null
    const actions: VehicleActions = {
      locate: () => onGoTo(vehicle.position, MAP_ZOOM.selected),
      isFollowed: followedId === vehicle.id,
      follow: (on) => onFollow(vehicle.id, on),
      close: () => onClose({ hadFocus: true }),
    }
    return (
      <MapPopup {...frame} id={`vehicle:${vehicle.id}`} at={vehicle.id} label={nameOf(vehicle)}>
        {props.renderPopup ? (
          props.renderPopup(vehicle, actions)
        ) : (
          <VehicleDetails
            vehicle={vehicle}
            driver={props.driverOf?.(vehicle.id)}
            groupNames={props.groupNames}
            groupHrefOf={props.groupHrefOf}
            actions={actions}
          />
        )}
      </MapPopup>
    )
  }

  if (panel.kind === 'cluster') {
    // The same one while it is on the map: the order of the vehicles changes with each answer.
    const at = panel.ids.find((id) => members.some((member) => member.id === id))
    if (at === undefined) return null
    return (
      <MapPopup
        {...frame}
        id={`cluster:${panel.ids[0]}`}
        at={at}
        label={t('map.cluster', { count: members.length, shown: formatCount(members.length) })}
      >
        <ClusterDetails
          vehicles={members}
          nameOf={nameOf}
          groupNames={props.groupNames}
          driverOf={props.driverOf}
          onOpen={({ id }: FleetVehicle) => onShow({ kind: 'vehicle', id })}
          onZoom={() => {
            const position = layer.positionOf(at)
            if (position) onGoTo(position, Math.min(map.getMaxZoom(), map.getZoom() + 2))
            onClose({ hadFocus: true })
          }}
        />
      </MapPopup>
    )
  }

  if (panel.kind === 'place') {
    const place = props.places.find(({ id }) => id === panel.id)
    return place ? (
      <MapPopup {...frame} id={placeMarkId(place.id)} at={placeMarkId(place.id)} label={shown(place.name)}>
        <PlaceDetails place={place} />
      </MapPopup>
    ) : null
  }

  const trip = trips.find(({ id }) => id === panel.id)
  const at = trip && (panel.at ?? tripMiddle(trip))
  if (!trip || !at) return null
  // Pressed at another place, it opens again.
  const id = ['trip', trip.id, panel.at?.lat, panel.at?.lng].join(' ')
  return (
    <MapPopup {...frame} id={id} at={at} label={tripRow(trip).name}>
      {props.renderTripPopup ? (
        props.renderTripPopup(trip)
      ) : (
        <TripDetails trip={trip} driver={props.driverOf?.(trip.userId)} href={props.tripHrefOf?.({ trip })} />
      )}
    </MapPopup>
  )
}
