import { carIconSize } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Mark } from '../engine/Mark.ts'
import { prefersReducedMotion } from '../engine/prefersReducedMotion.ts'
import { VehicleLayer } from '../engine/VehicleLayer.ts'

/** Adds the vehicle layer to a map and updates it. Undefined until it is added. */
export function useVehicleLayer(
  map: LeafletMap,
  vehicles: readonly Mark[],
  iconWidth: number | undefined,
  { isClustered, quietBefore }: { isClustered: boolean; quietBefore: string | undefined },
): VehicleLayer | undefined {
  const [layer, setLayer] = useState<VehicleLayer>()
  useEffect(() => {
    const added = new VehicleLayer(carIconSize(undefined), () => !prefersReducedMotion()).addTo(map)
    setLayer(added)
    return () => {
      added.remove()
    }
  }, [map])
  useEffect(() => layer?.setIconSize(carIconSize(iconWidth)), [layer, iconWidth])
  useEffect(() => layer?.setClustered(isClustered), [layer, isClustered])
  useEffect(() => layer?.setQuietBefore(quietBefore), [layer, quietBefore])
  useEffect(() => layer?.setVehicles(vehicles), [layer, vehicles])
  return layer
}
