import { driverMarker, isQuiet } from '@fleetgis/domain/map'
import type { Mark } from './Mark.ts'
import { NOT_DRAWN, PIN, spriteIndex } from './spriteIndex.ts'
import { worldX, worldY } from './worldProjection.ts'

/** Drawing data in the order of the list: each mark's world position and sprite, and 1 for a quiet one. */
export interface VehicleColumns {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly sprite: Uint16Array
  readonly quiet: Uint8Array
}

/** Computes the columns of a list; reuses arrays of the same length. Marks last heard before `quietBefore` are quiet. */
export function vehicleColumns(
  marks: readonly Mark[],
  into?: VehicleColumns,
  quietBefore?: string,
): VehicleColumns {
  const count = marks.length
  const columns = into?.x.length === count ? into : emptyColumns(count)
  for (const [index, { position, heading, status, place }] of marks.entries()) {
    // 180 and -180 degrees are the same place.
    columns.x[index] = worldX(position.lng) % 1
    columns.y[index] = worldY(position.lat)
    const marker = driverMarker(status)
    columns.sprite[index] = place ? PIN : marker ? spriteIndex(marker.colour, heading) : NOT_DRAWN
  }
  fillQuiet(marks, columns, quietBefore)
  return columns
}

/** Computes which marks are quiet. */
export function fillQuiet(
  marks: readonly Mark[],
  { quiet }: VehicleColumns,
  before: string | undefined,
): void {
  quiet.fill(0)
  if (before === undefined) return
  for (const [index, mark] of marks.entries()) if (isQuiet(mark, before)) quiet[index] = 1
}

function emptyColumns(count: number): VehicleColumns {
  return {
    x: new Float64Array(count),
    y: new Float64Array(count),
    sprite: new Uint16Array(count),
    quiet: new Uint8Array(count),
  }
}
