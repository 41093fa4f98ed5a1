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
