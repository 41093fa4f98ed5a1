import type { FleetVehicle } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { memo, type Ref } from 'react'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'
import { useSummary } from '../panels/useSummary.ts'
import { useInView } from './useInView.ts'
import { VehicleCursor } from './VehicleCursor.tsx'

export interface VehiclesInViewProps {
  map: LeafletMap
  layer: VehicleLayer
  /** The vehicle whose popup is open. */
  selectedId: string | undefined
  nameOf: (vehicle: FleetVehicle) => string
  /** Appended to the number of vehicles in the viewport; may be empty. */
  note: string
  onOpen: (vehicles: readonly FleetVehicle[]) => void
  onEscape: () => void
  /** Receives the focusable element. */
  cursor: Ref<HTMLDivElement>
}

/**
 * The vehicles in the viewport for keyboard users, and their number as text. A separate component: only it rerenders
 * when vehicles move.
 */
export const VehiclesInView = memo(function VehiclesInView(props: VehiclesInViewProps) {
  const { map, layer, selectedId, nameOf, note, onOpen, onEscape, cursor } = props
  const t = useText()
  const points = useInView(layer)
  const summary = useSummary(
    points ? [t('map.inView', { count: points.count }), note].filter(Boolean).join('. ') : '',
  )
  return (
    <>
      {points ? (
        <VehicleCursor
          ref={cursor}
          map={map}
          layer={layer}
          points={points}
          selectedId={selectedId}
          label={t('map.vehicles')}
          nameOf={([first, ...others]) =>
            first && others.length === 0 ? nameOf(first) : t('map.cluster', { count: others.length + 1 })
          }
          onOpen={onOpen}
          onEscape={onEscape}
        />
      ) : null}
      <VisuallyHidden role="status">{summary}</VisuallyHidden>
    </>
  )
})
