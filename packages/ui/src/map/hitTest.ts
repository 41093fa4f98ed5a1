/** Vehicles on the screen: their indices in the list and where they are drawn, in CSS pixels. */
export interface ScreenPoints {
  /** How many entries of the arrays hold. */
  readonly count: number
  readonly index: ArrayLike<number>
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

/** Edge of the smallest box that a pointer can hit, in CSS pixels (WCAG 2.5.8). */
export const HIT_BOX = { fine: 24, coarse: 44 } as const

/**
 * The vehicle nearest to a point whose box, `width` by `height` CSS pixels around it, holds the point: its place in
 * `points`, or undefined. Of two at the same distance the later is drawn on top and wins.
 * A scan of 20,000 takes less time than keeping an index of moving vehicles.
 */
export function hitTest(
  points: ScreenPoints,
  at: { readonly x: number; readonly y: number },
  box: { readonly width: number; readonly height: number },
): number | undefined {
  let best: number | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (let place = 0; place < points.count; place++) {
    const dx = Math.abs((points.x[place] ?? Number.NaN) - at.x)
    const dy = Math.abs((points.y[place] ?? Number.NaN) - at.y)
    if (!(dx <= box.width / 2 && dy <= box.height / 2)) continue
    const distance = dx * dx + dy * dy
    if (distance <= bestDistance) {
      best = place
      bestDistance = distance
    }
  }
  return best
}
