import type { AssignCandidate, AssignOffer } from '@fleetgis/domain/bookings'
import { formatAssignDistance } from '@fleetgis/domain/format'
import type { FleetVehicle, LatLng, TripRoute } from '@fleetgis/domain/map'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useNear } from '../../../remote/useInViewOnce.ts'

const Waiting = <Skeleton variant="block" height="100%" />

const FleetMap = lazily(() => import('../../../map/FleetMap.tsx').then((file) => file.FleetMap), Waiting)

export interface AssignMapProps {
  offer: AssignOffer | undefined
  candidates: readonly AssignCandidate[] | undefined
  selectedKey: string | undefined
  onSelect: (key: string | undefined) => void
}

/**
 * The pickup, the route from there, and the drivers around it; loaded when it scrolls into the viewport. ASG-04,
 * ASG-06.
 */
export function AssignMap({ offer, candidates, selectedKey, onSelect }: AssignMapProps) {
  const t = useText()
  const [box, isNear] = useNear<HTMLDivElement>()
  const vehicles = useMemo(() => (candidates ?? []).flatMap(vehicleOf), [candidates])
  const trips = useMemo(() => (offer ? routeOf(offer) : []), [offer])
  const points = useMemo(
    () => [...trips.flatMap(({ path }) => path), ...vehicles.map(({ position }) => position)],
    [trips, vehicles],
  )
  const byKey = useMemo(() => new Map(candidates?.map((one) => [one.key, one])), [candidates])
  const panel = selectedKey === undefined ? null : ({ kind: 'vehicle', id: selectedKey } as const)
  const nameOf = ({ id }: FleetVehicle) => byKey.get(id)?.name ?? id

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
          onPanel={({ panel: next }) => onSelect(next?.kind === 'vehicle' ? next.id : undefined)}
          renderPopup={(vehicle) => <Popup candidate={byKey.get(vehicle.id)} />}
        />
      ) : (
        Waiting
      )}
    </Box>
  )
}

function Popup({ candidate }: { candidate: AssignCandidate | undefined }) {
  const t = useText()
  if (!candidate) return null
  const { name, vehicleNo, distanceMetres } = candidate
  return (
    <Lines>
      <strong>{name}</strong>
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

/** The route; without one the pickup alone, marked by a line of zero length. */
function routeOf({ path, booking: { pickup } }: AssignOffer): TripRoute[] {
  const { lat, lng } = pickup
  const place: LatLng | undefined = lat === undefined || lng === undefined ? undefined : { lat, lng }
  const drawn = path.length > 1 ? path : place ? [place, place] : []
  return drawn.length > 0 ? [{ id: 'way', userId: '', from: pickup.name, path: drawn }] : []
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
