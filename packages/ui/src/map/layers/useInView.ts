import { useEffect, useState } from 'react'
import type { ScreenPoints } from '../engine/ScreenPoints.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'

/**
 * The vehicles in the viewport, updated when the map and its vehicles come to rest; undefined before the first drawing.
 */
export function useInView(layer: VehicleLayer | undefined): ScreenPoints | undefined {
  const [points, setPoints] = useState<ScreenPoints>()
  useEffect(() => {
    if (!layer) return undefined
    const read = () => setPoints(layer.inView())
    if (!layer.isDrawing) read()
    layer.on('settled', read)
    return () => {
      layer.off('settled', read)
    }
  }, [layer])
  return points
}
