import type { AssignCandidate, AssignOffer } from '@fleetgis/domain/bookings'
import { formatAssignDistance } from '@fleetgis/domain/format'
import type { FleetVehicle, TripRoute } from '@fleetgis/domain/map'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { FleetMapPanel } from '../../../map/FleetMapProps.ts'
import type { MapPlace } from '../../../map/MapPlace.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { useNear } from '../../../primitives/layout/useNear.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'
import type { CandidateListProps } from './CandidateList.tsx'

const Waiting = <Skeleton variant="block" height="100%" />

const FleetMap = lazily(() => import('../../../map/FleetMap.tsx').then((file) => file.FleetMap), Waiting)

export interface AssignMapProps
  extends Pick<CandidateListProps, 'candidates' | 'selectedKey' | 'litKey' | 'onLight' | 'onSelect'> {
  offer: AssignOffer | undefined
}

/**
 * The pickup as a pin, the route from there, and the drivers around it with their numbers in the list; loaded when it scrolls into the viewport. ASG-04,
 * ASG-06.
 */
export function AssignMap({ offer, candidates, selectedKey, litKey, onLight, onSelect }: AssignMapProps) {
  const t = useText(bookingsWords)
  const [box, isNear] = useNear<HTMLDivElement>()
  const vehicles = useMemo(() => (candidates ?? []).flatMap(vehicleOf), [candidates])
  const trips = useMemo(() => (offer ? routeOf(offer) : []), [offer])
  const places = useMemo(() => (offer ? pickupOf(offer) : []), [offer])
  const points = useMemo(
    () => [...trips.flatMap(({ path }) => path), ...[...places, ...vehicles].map(({ position }) => position)],
    [trips, places, vehicles],
  )
  const byKey = useMemo(() => new Map(candidates?.map((one) => [one.key, one])), [candidates])
  const labels = useMemo(
    () => new Map(candidates?.map(({ key }, place) => [key, `${place + 1}`])),
    [candidates],
  )
  const [isPickupOpen, setPickupOpen] = useState(false)
  const panel: FleetMapPanel | null =
    selectedKey !== undefined
      ? { kind: 'vehicle', id: selectedKey }
      : isPickupOpen
        ? { kind: 'place', id: PICKUP }
        : null
  const nameOf = ({ id }: FleetVehicle) => {
    const name = byKey.get(id)?.name ?? id
    return labels.has(id) ? `${labels.get(id)}. ${name}` : name
  }

  return (
    <Box ref={box} data-part="map">
      {offer && isNear ? (
        <FleetMap
          vehicles={vehicles}
          trips={trips}
          fit={points.length > 0 ? points : undefined}
          iconWidth={22}
          label={t('assign.map')}
          nameOf={nameOf}
          panel={panel}
          onPanel={({ panel: next }) => {
            setPickupOpen(next?.kind === 'place')
            onSelect(next?.kind === 'vehicle' ? next.id : undefined)
          }}
          places={places}
          labels={labels}
          highlightedId={litKey ?? selectedKey}
          onHover={({ id }) => onLight(id)}
          renderPopup={(vehicle) => <Popup candidate={byKey.get(vehicle.id)} />}
        />
      ) : (
        Waiting
      )}
    </Box>
  )
}

function Popup({ candidate }: { candidate: AssignCandidate | undefined }) {
  const t = useText(bookingsWords)
  const shown = useShownText()
  if (!candidate) return null
  const { name, vehicleNo, distanceMetres } = candidate
  return (
    <Lines>
      <strong>{shown(name)}</strong>
      {vehicleNo ? <span>{vehicleNo}</span> : null}
      {distanceMetres === undefined ? null : (
        <span>{t('tripDetail.km', { distance: formatAssignDistance(distanceMetres) })}</span>
      )}
    </Lines>
  )
}

function vehicleOf({ key: id, position }: AssignCandidate): FleetVehicle[] {
  return position ? [{ id, position, status: 1 }] : []
}

const PICKUP = 'pickup'

function pickupOf({ booking: { pickup } }: AssignOffer): MapPlace[] {
  const { lat, lng, name } = pickup
  return lat === undefined || lng === undefined ? [] : [{ id: PICKUP, name, position: { lat, lng } }]
}

function routeOf({ path, booking: { pickup } }: AssignOffer): TripRoute[] {
  return path.length > 1 ? [{ id: 'way', userId: '', from: pickup.name, path }] : []
}

const Box = styled.div`
  height: 240px;
  overflow: hidden;
  border-radius: var(--fleet-radius-m);
  isolation: isolate;

  @container (min-width: 720px) {
    height: 480px;
  }
`

const Lines = styled.div`
  display: grid;
`
