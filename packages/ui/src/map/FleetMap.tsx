import { useEffect, useMemo, useRef } from 'react'
import { checkModel } from '../checkProps.ts'
import { useShownText } from '../i18n/useShownText.ts'
import { lazily } from '../primitives/lazily.tsx'
import { rootProps, useSharedRef } from '../primitives/rootProps.ts'
import { useText } from '../provider/FleetContext.ts'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { reportOnce } from '../reportOnce.ts'
import { FleetMapFrame } from './FleetMapFrame.ts'
import type { FleetMapProps } from './FleetMapProps.ts'
import type { LeafletMapProps } from './LeafletMapProps.ts'
import { useVehicleName } from './panels/useVehicleName.ts'
import { useNarrow } from './useNarrow.ts'
import { mapWords } from './words.ts'

const LeafletMap = lazily(() => import('./LeafletMap.tsx').then((module) => module.LeafletMap))
const MapLoading = lazily(() => import('./panels/MapLoading.tsx').then((module) => module.MapLoading))

/**
 * A live map of vehicles, and of trips as lines. It fills its container, which needs a height. Safe to import on a
 * server: Leaflet is loaded on mount.
 */
export const FleetMap = inBoundary('FleetMap', FleetMapBox)

function FleetMapBox({ label, loading, children, ...props }: FleetMapProps) {
  checkModel('FleetMap', 'it', props, NEEDED)
  const box = useRef<HTMLDivElement>(null)
  useSharedRef(props.ref, box)
  useEffect(() => {
    if (box.current) checkHeight(box.current)
  }, [])
  useNarrow(box)
  const t = useText(mapWords)
  const ownName = useVehicleName(props.driverOf)
  const shown = useShownText()
  const { nameOf: givenName, scrollZoom = false } = props
  const nameOf = useMemo<LeafletMapProps['nameOf']>(
    () => (givenName ? (vehicle) => shown(givenName(vehicle)) : ownName),
    [givenName, ownName, shown],
  )
  return (
    <FleetMapFrame
      {...rootProps(props)}
      ref={box}
      role="region"
      aria-label={label ?? t('map.label')}
      data-component="FleetMap"
    >
      <LeafletMap {...props} nameOf={nameOf} scrollZoom={scrollZoom} />
      {loading ? <MapLoading progress={loading} /> : null}
      {children}
    </FleetMapFrame>
  )
}

const NEEDED = { vehicles: 'list', trips: 'list?', places: 'list?', fit: 'list?' } as const

/** Reports a map whose container gives it no height: it is then as high as its least height, and may cover what follows. */
function checkHeight(box: HTMLElement) {
  const parent = box.parentElement
  if (!parent || box.offsetWidth === 0) return
  const { minHeight } = box.style
  box.style.minHeight = '0'
  const hasHeight = box.offsetHeight > 0
  box.style.minHeight = minHeight
  if (!hasHeight)
    reportOnce(
      'FleetMap has no height: it fills its container. Give the container one, such as height: 480px.',
    )
}
