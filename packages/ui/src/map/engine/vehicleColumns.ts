import { driverMarker } from '@fleetgis/domain/map'
import type { Mark } from './Mark.ts'
import { NOT_DRAWN, PIN, spriteIndex } from './spriteIndex.ts'
import { worldX, worldY } from './worldProjection.ts'

/** Drawing data in the order of the list: each mark's world position and sprite. */
export interface VehicleColumns {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly sprite: Uint16Array
}

/** Computes the columns of a list; reuses arrays of the same length. */
export function vehicleColumns(marks: readonly Mark[], into?: VehicleColumns): VehicleColumns {
  const count = marks.length
  const columns = into?.x.length === count ? into : emptyColumns(count)
  for (const [index, { position, heading, status, place }] of marks.entries()) {
    // 180 and -180 degrees are the same place.
    columns.x[index] = worldX(position.lng) % 1
    columns.y[index] = worldY(position.lat)
    const marker = driverMarker(status)
    columns.sprite[index] = place ? PIN : marker ? spriteIndex(marker.colour, heading) : NOT_DRAWN
  }
  return columns
}

function emptyColumns(count: number): VehicleColumns {
  return { x: new Float64Array(count), y: new Float64Array(count), sprite: new Uint16Array(count) }
}
