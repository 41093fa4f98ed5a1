import type { FleetVehicle, LatLng, TripRoute } from '@fleetgis/domain/map'
import { routePath } from '@fleetgis/domain/trips'
import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { langOf } from '../i18n/langOf.ts'
import { useShownText } from '../i18n/useShownText.ts'
import { useOverlay } from '../primitives/overlays/useOverlay.ts'
import { type RootProps, rootProps, useSharedRef } from '../primitives/rootProps.ts'
import { useText } from '../provider/FleetContext.ts'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { FleetMap } from './FleetMap.tsx'
import type { FleetMapPanel } from './FleetMapProps.ts'
import { MapToggle } from './panels/MapToggle.ts'
import { mapWords } from './words.ts'

export interface RouteMapProps extends RootProps<HTMLDivElement> {
  /** The route, start point first. Without two valid points in degrees no map is rendered (BKD-11, VAL-36). */
  path: readonly LatLng[]
  /** The trip has ended: its end has a red marker (MARK-12). */
  hasEnded?: boolean | undefined
  /** A vehicle on the route, such as in a replay. A new object moves it. */
  vehicle?: FleetVehicle | undefined
  /** Names the vehicle, also in its popup; without it the popup shows the details of its user id. */
  vehicleName?: string | undefined
  /** Called once per path when the route cannot be drawn; `message` is the reason (VAL-36). */
  onRefused?: ((event: { message: string }) => void) | undefined
  /** Accessible name. */
  label?: string | undefined
}

/** In CSS pixels: one vehicle may be larger than the thousands of a fleet. */
const VEHICLE_WIDTH = 20

/**
 * The map of one route: a blue line of weight 4, fitted to the viewport (CF-30). A button or Escape switches between
 * the window's size and the original size (PMAP-15). The map fills its container, which needs a height.
 */
export const RouteMap = inBoundary('RouteMap', RouteMapBox)

function RouteMapBox(props: RouteMapProps) {
  const t = useText(mapWords)
  const { path, hasEnded = false, vehicle, onRefused, label = t('map.routeLabel') } = props
  const vehicleName = useShownText()(props.vehicleName ?? '')
  const box = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  const { route, refusal } = useMemo(() => readRoute(path), [path])
  useRefused(refusal, onRefused)
  function collapse() {
    setFull(false)
    return true
  }
  useOverlay(isFull, collapse)
  const trips = useMemo<readonly TripRoute[]>(
    () => [{ id: 'route', userId: '', tripStatus: hasEnded ? 3 : undefined, path: route }],
    [route, hasEnded],
  )
  const [panel, setPanel] = useState<FleetMapPanel | null>(null)
  // The route has no popup: its details are beside the map.
  const open = useCallback((event: { panel: FleetMapPanel | null }) => {
    setPanel(event.panel?.kind === 'trip' ? null : event.panel)
  }, [])
  const vehicles = useMemo(() => (vehicle ? [vehicle] : []), [vehicle])
  // Another list makes the map fit the whole route after the resize.
  const fit = useMemo(() => (isFull ? [...route] : route), [route, isFull])

  useEffect(() => {
    const element = box.current
    if (!isFull || !element) return undefined
    // The top layer keeps ancestors from clipping the map, and the element stays in the document where it is.
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
    collapse()
  }

  useSharedRef(props.ref, box, !refusal)
  if (refusal) return null
  return (
    <Box
      {...rootProps(props)}
      ref={box}
      role={isFull ? 'dialog' : 'group'}
      aria-modal={isFull || undefined}
      aria-label={label}
      data-component="RouteMap"
      data-full={isFull || undefined}
      onKeyDown={press}
    >
      <FleetMap
        vehicles={vehicles}
        iconWidth={VEHICLE_WIDTH}
        trips={trips}
        fit={fit}
        panel={panel}
        onPanel={open}
        scrollZoom={isFull}
        label={label}
        {...(vehicleName && {
          nameOf: () => vehicleName,
          renderPopup: () => <strong lang={langOf(vehicleName)}>{vehicleName}</strong>,
        })}
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

interface ReadRoute {
  /** Empty for a refused path. */
  readonly route: readonly LatLng[]
  readonly refusal?: Refusal
}

interface Refusal {
  readonly message: string
  /** The same array while the points are equal. */
  readonly key: string
}

function readRoute(path: RouteMapProps['path']): ReadRoute {
  try {
    return { route: routePath(path) }
  } catch (error) {
    const points = Array.isArray(path) ? path : []
    const key = points.map((point) => `${point?.lat} ${point?.lng}`).join()
    return { route: [], refusal: { message: error instanceof Error ? error.message : String(error), key } }
  }
}

/** Calls back once per path, even when each render passes a new list. */
function useRefused(refusal: Refusal | undefined, onRefused: RouteMapProps['onRefused']): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (refusal && refusal.key !== reported.current) onRefused?.({ message: refusal.message })
    reported.current = refusal?.key
  }, [refusal, onRefused])
}

const Box = styled.div`
  width: 100%;
  height: 100%;

  /* The small map shows the whole route: only the large map has pan buttons. */
  &:not([data-full]) [data-part='pan'] {
    display: none;
  }

  &[data-full] {
    position: fixed;
    z-index: var(--fleet-z-modal);
    inset: 0;
    width: 100vw;
    max-width: none;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--fleet-color-canvas);
    color: inherit;
  }
`
