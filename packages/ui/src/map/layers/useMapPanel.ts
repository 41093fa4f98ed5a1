import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useCallback, useState } from 'react'
import { fitMap } from '../engine/fitMap.ts'
import { type Mark, placeMarkId, positionsOf } from '../engine/Mark.ts'
import type { FleetMapPanel } from '../FleetMapProps.ts'
import type { LeafletMapProps } from '../LeafletMapProps.ts'
import { canSpread } from './canSpread.ts'
import type { Pointed } from './usePointer.ts'

function markIdOf(panel: FleetMapPanel | null): string | undefined {
  if (panel?.kind === 'place') return placeMarkId(panel.id)
  return panel?.kind === 'vehicle' ? panel.id : undefined
}

/**
 * What is open over the map, and what opens and closes it: `panel` of the props, else its own state. What closes with the
 * focus inside gives it to `cursor`. `onLeave` is called before a pressed cluster moves the map to its positions.
 */
export function useMapPanel(
  map: LeafletMap,
  { panel: given, onPanel }: Pick<LeafletMapProps, 'panel' | 'onPanel'>,
  cursor: RefObject<HTMLElement | null>,
  onLeave: (to: readonly LatLng[]) => void,
) {
  const [own, setOwn] = useState<FleetMapPanel | null>(null)
  const panel = given === undefined ? own : given
  const openId = panel && 'id' in panel ? panel.id : undefined

  const show = useCallback(
    (next: FleetMapPanel | null) => {
      setOwn(next)
      onPanel?.({ panel: next })
    },
    [onPanel],
  )
  const leave = useCallback(() => {
    show(null)
    cursor.current?.focus({ preventScroll: true })
  }, [show, cursor])
  const open = useCallback(
    (among: readonly Mark[]) => {
      const [first] = among
      if (!first) show(null)
      else if (first.place) show({ kind: 'place', id: first.place.id })
      else if (among.length === 1) show({ kind: 'vehicle', id: first.id })
      else if (canSpread(map, positionsOf(among))) {
        show(null)
        onLeave(positionsOf(among))
        fitMap(map, positionsOf(among), map.getMaxZoom())
      } else show({ kind: 'cluster', ids: among.map(({ id }) => id) })
    },
    [map, show, onLeave],
  )
  const openTrip = useCallback(
    (id: string, at?: LatLng) => show({ kind: 'trip', id, ...(at && { at }) }),
    [show],
  )
  const point = useCallback(
    ({ vehicles, trip, at }: Pointed) => (trip ? openTrip(trip.id, at) : open(vehicles)),
    [open, openTrip],
  )
  return {
    panel,
    /** The vehicle, place or trip whose popup is open. */
    openId,
    /** The mark of the vehicle or place whose popup is open. */
    markId: markIdOf(panel),
    show,
    /** Opens the marks of a press: one, or a cluster. */
    open,
    /** Opens a trip, where it was pressed or else in its middle. */
    openTrip,
    point,
    /** Closes, and gives the focus back. */
    leave,
    close: ({ hadFocus }: { hadFocus: boolean }) => (hadFocus ? leave() : show(null)),
  }
}
