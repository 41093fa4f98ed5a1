'use client'

import { lazily } from '../primitives/lazily.tsx'
import { rootProps } from '../primitives/rootProps.ts'
import { useText } from '../provider/FleetContext.ts'
import { inBoundary } from '../remote/WidgetBoundary.tsx'
import { FleetMapFrame } from './FleetMapFrame.ts'
import type { FleetMapProps } from './FleetMapProps.ts'
import { useVehicleName } from './panels/useVehicleName.ts'
import { mapWords } from './words.ts'

const LeafletMap = lazily(() => import('./LeafletMap.tsx').then((module) => module.LeafletMap))
const MapLoading = lazily(() => import('./panels/MapLoading.tsx').then((module) => module.MapLoading))

/**
 * A live map of vehicles, and of trips as lines. It fills its container, which needs a height. Safe to import on a
 * server: Leaflet is loaded on mount.
 */
export const FleetMap = inBoundary('FleetMap', FleetMapBox)

function FleetMapBox({ label, loading, children, ...props }: FleetMapProps) {
  const t = useText(mapWords)
  const ownName = useVehicleName()
  const { nameOf = ownName, scrollZoom = false } = props
  return (
    <FleetMapFrame
      {...rootProps(props)}
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
