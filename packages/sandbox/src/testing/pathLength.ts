import { distanceBetween, type Position } from '../base/geo.ts'

/** The length of a path in metres. */
export function pathLength(path: readonly Position[]): number {
  let metres = 0
  path.forEach((position, index) => {
    const before = path[index - 1]
    if (before) metres += distanceBetween(before, position)
  })
  return metres
}
