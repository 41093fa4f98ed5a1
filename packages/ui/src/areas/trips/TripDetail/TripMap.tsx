import { type DetailAudience, hasRoute, reorderVehicle, type TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { useNear } from '../../../primitives/layout/useNear.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { NoTrip } from './NoTrip.tsx'

const Waiting = <Skeleton variant="block" height="100%" />

const RouteMap = lazily(() => import('../../../map/RouteMap.tsx').then((file) => file.RouteMap), Waiting)
const TripReplay = lazily(
  () => import('../../../map/TripReplay.tsx').then((file) => file.TripReplay),
  Waiting,
)

export interface TripMapProps {
  detail: TripDetail
  hasEnded: boolean
  audience: DetailAudience
}

/**
 * The route of a trip on a map, loaded when it scrolls into the viewport; a note without a route. Those who watch vehicles
 * can replay it. BKD-11, ERR-30.
 */
export function TripMap(props: TripMapProps) {
  return hasRoute(props.detail) ? <Way {...props} /> : <NoTrip />
}

function Way({ detail, hasEnded, audience }: TripMapProps) {
  const { path, duration, driverName, vehicle } = detail
  const [ref, isNear] = useNear<HTMLDivElement>()
  const route = { path, hasEnded }
  const canReplay = audience === 'owner' || audience === 'map'
  return (
    <Box ref={ref} data-part="map" data-replay={canReplay || undefined}>
      {!isNear ? (
        Waiting
      ) : canReplay ? (
        <TripReplay
          key={detail.key}
          {...route}
          duration={duration}
          userId={vehicle}
          vehicleName={[driverName, reorderVehicle(vehicle)].filter(Boolean).join(', ')}
        />
      ) : (
        <RouteMap {...route} />
      )}
    </Box>
  )
}

const Box = styled.div`
  height: 220px;
  overflow: hidden;
  border-radius: var(--fleet-radius-m);
  isolation: isolate;

  /* The controls of the replay stand below the map. */
  &[data-replay] {
    height: auto;
    min-height: 220px;
    overflow: visible;
  }
  > [data-component='TripReplay'] {
    grid-template-rows: 220px auto auto;
  }

  @media print {
    display: none;
  }
`
