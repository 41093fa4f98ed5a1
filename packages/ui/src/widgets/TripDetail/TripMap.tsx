import type { LatLng } from '@fleetgis/domain/map'
import { hasRoute } from '@fleetgis/domain/trip'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lazily } from '../../primitives/lazily.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { NoTrip } from './NoTrip.tsx'

const RouteMap = lazily(
  () => import('../../map/RouteMap.tsx').then((file) => file.RouteMap),
  <Skeleton variant="block" height="100%" />,
)

/** The way of a trip on a map, which is loaded when it comes into view; a note where there is none. BKD-11, ERR-30. */
export function TripMap({ path, hasEnded }: { path: readonly LatLng[]; hasEnded: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isShown = hasRoute({ path })

  useEffect(() => {
    const element = box.current
    if (!isShown || isNear || !element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '80px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isShown, isNear])

  if (!isShown) return <NoTrip />
  return (
    <Box ref={box} data-part="map">
      {isNear ? <RouteMap path={path} hasEnded={hasEnded} /> : <Skeleton variant="block" height="100%" />}
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
