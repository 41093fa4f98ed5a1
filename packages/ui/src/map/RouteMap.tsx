'use client'

import type { FleetVehicle, LatLng, TripRoute } from '@fleetgis/domain/map'
import { hasRoute } from '@fleetgis/domain/trips'
import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../provider/FleetContext.ts'
import { WidgetBoundary } from '../remote/WidgetBoundary.tsx'
import { FleetMap } from './FleetMap.tsx'
import { MapToggle } from './panels/MapToggle.ts'

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
export function RouteMap(props: RouteMapProps) {
  return (
    <WidgetBoundary name="RouteMap">
      <RouteMapBox {...props} />
    </WidgetBoundary>
  )
}

function RouteMapBox({ path, hasEnded = false, onRefused, label, className }: RouteMapProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  const trips = useMemo<readonly TripRoute[]>(
    () => [{ id: 'route', userId: '', tripStatus: hasEnded ? 3 : undefined, path }],
    [path, hasEnded],
  )
  // Another list, so that the map shows all of the route in its new room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said.
  const fit = useMemo(() => [...path], [path, isFull])

  useEffect(() => {
    const element = box.current
    if (!isFull || !element) return undefined
    // The top layer, where there is one: nothing that the map stands in can cut it off, and it stays where it is.
    if ('showPopover' in element) {
      element.setAttribute('popover', 'manual')
      element.showPopover()
    }
    const toggle = element.querySelector<HTMLElement>('[data-part="full"]')
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) toggle?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('focusin', keepFocus)
      element.removeAttribute('popover')
      toggle?.focus({ preventScroll: true })
    }
  }, [isFull])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isFull) return
    event.stopPropagation()
    setFull(false)
  }

  if (!hasRoute({ path })) return null
  return (
    <Box
      ref={box}
      role={isFull ? 'dialog' : 'group'}
      aria-modal={isFull || undefined}
      aria-label={label ?? t('map.routeLabel')}
      className={className}
      data-component="RouteMap"
      data-full={isFull || undefined}
      onKeyDown={press}
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
          onClick={() => setFull(!isFull)}
        >
          {isFull ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
        </MapToggle>
      </FleetMap>
    </Box>
  )
}

const Box = styled.div`
  width: 100%;
  height: 100%;

  /* A small map shows its whole route: who wants to look around without dragging makes it large. */
  &:not([data-full]) [data-part='pan'] {
    display: none;
  }

  &[data-full] {
    position: fixed;
    z-index: var(--fleet-z-modal);
    inset: 0;
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--fleet-color-canvas);
    color: inherit;
  }
`
