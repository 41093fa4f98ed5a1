import {
  type FleetVehicle,
  isPosition,
  type LatLng,
  type MapView,
  selectedView,
  type TripRoute,
} from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { observeSize } from '../../primitives/observeSize.ts'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import { isWithin } from '../engine/boundsOf.ts'
import { fitMap, hasRoom } from '../engine/fitMap.ts'
import { type Mark, positionsOf } from '../engine/Mark.ts'
import { nearestCopy } from '../engine/nearestCopy.ts'
import { prefersReducedMotion } from '../engine/prefersReducedMotion.ts'
import type { LeafletMapProps } from '../LeafletMapProps.ts'

/** Moves the map to `view` or `fit` whenever the object changes, after `onLeave` with the points that it moves to. Keep the function between renders. */
export function useView(
  map: LeafletMap,
  view: MapView,
  fit: LeafletMapProps['fit'],
  onLeave: (to: readonly LatLng[]) => void,
): void {
  const shown = useRef({ view, fit })
  useEffect(() => {
    const before = shown.current
    shown.current = { view, fit }
    if (fit && fit.length > 0 && fit !== before.fit) {
      onLeave(fit)
      fitMap(map, fit)
    } else if (view !== before.view) {
      onLeave([view.centre])
      map.setView(nearestCopy(map, view.centre), view.zoom, { animate: !prefersReducedMotion() })
    }
  }, [map, view, fit, onLeave])
  // Leaflet has fitted the first points itself, without room in a hidden box.
  useEffect(() => {
    const { fit } = shown.current
    if (fit && !hasRoom(map)) fitMap(map, fit)
  }, [map])
}

/** Moves the map to a newly selected vehicle, at zoom 17 (OMAP-19), after `onLeave` with its position. */
export function useSelectedView(
  map: LeafletMap,
  vehicles: readonly FleetVehicle[],
  onLeave: (to: readonly LatLng[]) => void,
): void {
  const view = selectedView(vehicles)
  const id = view && vehicles.find(({ position }) => position === view.centre)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: later positions of the vehicle must not move the map.
  useEffect(() => {
    if (!view) return
    onLeave([view.centre])
    map.setView(nearestCopy(map, view.centre), view.zoom, { animate: !prefersReducedMotion() })
  }, [map, id])
}

/** Invalidates the map's size when its container resizes. */
export function useSize(map: LeafletMap): void {
  useEffect(() => observeSize(map.getContainer(), () => map.invalidateSize({ animate: false })), [map])
}

/** Enables or disables dragging and zooming (OMAP-24). */
export function useInteraction(map: LeafletMap, isInteractive: boolean, scrollZoom: boolean): void {
  useEffect(() => {
    const hands = [map.dragging, map.touchZoom, map.doubleClickZoom, map.boxZoom]
    for (const hand of hands) {
      if (isInteractive) hand.enable()
      else hand.disable()
    }
    if (isInteractive && scrollZoom) map.scrollWheelZoom.enable()
    else map.scrollWheelZoom.disable()
  }, [map, isInteractive, scrollZoom])
}

/** The vehicle that the map follows, of those on it. */
export function useFollowing(vehicles: readonly FleetVehicle[]) {
  const [followedId, setFollowedId] = useState<string>()
  const followed = followedId === undefined ? undefined : vehicles.find(({ id }) => id === followedId)
  const stopFollowing = useCallback(
    (unless?: string) => setFollowedId((id) => (id === unless ? id : undefined)),
    [],
  )
  return {
    /** Its id, also while it is not on the map. */
    followedId,
    followed,
    follow: (id: string, on: boolean) => setFollowedId(on ? id : undefined),
    /** Stops, unless it is the given vehicle. */
    stopFollowing,
    /** Stops before the map moves to points, unless the followed vehicle is among them. */
    leaveFor: useLatestCallback((to: readonly LatLng[]) => {
      if (!followed || !isWithin(to, followed.position)) stopFollowing()
    }),
  }
}

/** Keeps the map on a vehicle across positions, until the user moves the map elsewhere. */
export function useFollowed(map: LeafletMap, followed: FleetVehicle | undefined, onEnd: () => void): void {
  const stop = useLatestCallback(onEnd)
  const id = followed?.id
  useEffect(() => {
    if (id === undefined) return undefined
    map.on('dragstart', stop)
    return () => {
      map.off('dragstart', stop)
    }
  }, [map, id, stop])
  const { lat, lng } = followed?.position ?? {}
  useEffect(() => {
    if (lat === undefined || lng === undefined) return
    // The same duration as the vehicle's glide.
    map.panTo(nearestCopy(map, { lat, lng }), { animate: !prefersReducedMotion(), duration: 1 })
  }, [map, lat, lng])
}

/**
 * Moves the map to all marks, or to the trips of a map without marks, after `onLeave`; undefined without anything. The
 * function stays the same while they move.
 */
export function useShowAll(
  map: LeafletMap,
  marks: readonly Mark[],
  trips: readonly TripRoute[],
  onLeave: () => void,
): (() => void) | undefined {
  const showAll = useLatestCallback(() => {
    onLeave()
    fitMap(map, marks.length > 0 ? positionsOf(marks) : trips.flatMap(({ path }) => path.filter(isPosition)))
  })
  return marks.length + trips.length > 0 ? showAll : undefined
}
