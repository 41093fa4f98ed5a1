import { readNumber } from '../format/readNumber.ts'

/** A marker's size in CSS pixels, both whole numbers. */
export interface IconSize {
  readonly width: number
  readonly height: number
}

/** The car icon's width in CSS pixels: the slider's limits and the default (MARK-13, MARK-16). */
export const CAR_ICON_WIDTH = { min: 10, max: 50, default: 10 } as const

/** The size of the selected marker, which ignores the slider (CF-32). */
export const SELECTED_ICON_SIZE: IconSize = { width: 25, height: 25 }

/**
 * Size of a car icon of a width (CF-32). The width may come directly from storage: text is read, fractions are rounded,
 * values outside 10 to 50 are clamped, and a value that is not a number gives the default of 10.
 */
export function carIconSize(width: unknown): IconSize {
  const whole = Math.round(readNumber(width) ?? CAR_ICON_WIDTH.default)
  const kept = Math.min(CAR_ICON_WIDTH.max, Math.max(CAR_ICON_WIDTH.min, whole))
  return { width: kept, height: Math.round((kept * 9) / 5) }
}
