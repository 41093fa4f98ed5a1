import type { LatLng } from '@fleetgis/domain/map'
import { hasRoute } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useNear } from '../../../remote/useNear.ts'
import { NoTrip } from './NoTrip.tsx'

const Waiting = <Skeleton variant="block" height="100%" />

const RouteMap = lazily(() => import('../../../map/RouteMap.tsx').then((file) => file.RouteMap), Waiting)

export interface TripMapProps {
  path: readonly LatLng[]
  hasEnded: boolean
}

/** The route of a trip on a map, loaded when it scrolls into the viewport; a note without a route. BKD-11, ERR-30. */
export function TripMap({ path, hasEnded }: TripMapProps) {
  return hasRoute({ path }) ? <Way path={path} hasEnded={hasEnded} /> : <NoTrip />
}

function Way(props: TripMapProps) {
  const [ref, isNear] = useNear<HTMLDivElement>()
  return (
    <Box ref={ref} data-part="map">
      {isNear ? <RouteMap {...props} /> : Waiting}
    </Box>
  )
}

const Box = styled.div`
  height: 220px;
  overflow: hidden;
  border-radius: var(--fleet-radius-m);
  isolation: isolate;

  @media print {
    display: none;
  }
`
