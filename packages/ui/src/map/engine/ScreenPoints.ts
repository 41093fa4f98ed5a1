/** Vehicles on the screen: their indices in the list and their positions in CSS pixels. */
export interface ScreenPoints {
  /** Number of valid entries in the arrays. */
  readonly count: number
  readonly index: ArrayLike<number>
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
}

/** Edge of the smallest hit box, in CSS pixels (WCAG 2.5.8). */
export const HIT_BOX = { fine: 24, coarse: 44 } as const
