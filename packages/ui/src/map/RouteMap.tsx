'use client'

import type { FleetVehicle, LatLng, TripRoute } from '@fleetgis/domain/map'
import { hasRoute } from '@fleetgis/domain/trip'
import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../provider/FleetContext.ts'
import { FleetMap } from './FleetMap.tsx'
import { MapToggle } from './MapToggle.ts'

export interface RouteMapProps {
  /** The route, from its start. Without two points there is no map (BKD-11). */
  path: readonly LatLng[]
  /** The trip has ended: its end has a red marker (MARK-12). */
  hasEnded?: boolean | undefined
  /** The route could not be drawn; `message` says why (VAL-36). */
  onRefused?: ((event: { message: string }) => void) | undefined
  /** Accessible name. */
  label?: string | undefined
  className?: string | undefined
}

const NO_VEHICLES: readonly FleetVehicle[] = []

/**
 * The map of one route, as a detail card has it: a blue line of weight 4, all of it in view (CF-30). A button makes the
 * map as large as the window, over everything else, and small again (PMAP-15); Escape does too. It fills the element it
 * stands in, which needs a height.
 */
export function RouteMap({ path, hasEnded = false, onRefused, label, className }: RouteMapProps) {
  const t = useText()
  const box = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  const trips = useMemo<readonly TripRoute[]>(
    () => [{ id: 'route', userId: '', tripStatus: hasEnded ? 3 : undefined, path }],
    [path, hasEnded],
  )
  // Another list, so that the map shows all of the route in its new room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said.
  const fit = useMemo(() => [...path], [path, isFull])
  if (!hasRoute({ path })) return null

  /** A dialog keeps its place in the page: as a modal one it covers it, as an open one it is a box like any other. */
  function toggle(full: boolean) {
    const dialog = box.current
    if (!dialog || full === isFull) return
    setFull(full)
    dialog.close()
    if (full) dialog.showModal()
    else dialog.setAttribute('open', '')
    dialog.querySelector<HTMLElement>('[data-part="full"]')?.focus({ preventScroll: true })
  }

  return (
    <Box
      ref={box}
      open
      role={isFull ? 'dialog' : 'group'}
      aria-label={label ?? t('map.routeLabel')}
      className={className}
      data-component="RouteMap"
      data-full={isFull || undefined}
      onCancel={(event) => {
        event.preventDefault()
        toggle(false)
      }}
    >
      <FleetMap
        vehicles={NO_VEHICLES}
        trips={trips}
        fit={fit}
        scrollZoom={isFull}
        label={label ?? t('map.routeLabel')}
        onTripRefused={onRefused && (({ message }) => onRefused({ message }))}
      >
        <MapToggle
          type="button"
          data-part="full"
          aria-pressed={isFull}
          aria-label={t('map.fullMap')}
          title={t(isFull ? 'map.smallMap' : 'map.fullMap')}
          onClick={() => toggle(!isFull)}
        >
          {isFull ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
        </MapToggle>
      </FleetMap>
    </Box>
  )
}

const Box = styled.dialog`
  position: static;
  display: block;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;

  &[data-full] {
    position: fixed;
    inset: 0;
    width: 100vw;
    height: 100dvh;
    background: var(--fleet-color-canvas);
  }
`
