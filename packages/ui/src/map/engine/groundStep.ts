/** How far apart the lines of a graticule are, in degrees, and from which zoom level on. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001] as const

/** The lines are at least this far apart, in CSS pixels. */
const ROOM = 110

/** Degrees between two lines of a graticule, where the whole world is so many CSS pixels wide. */
export function groundStep(worldWidth: number): number {
  return STEPS.findLast((step) => (step / 360) * worldWidth >= ROOM) ?? STEPS[0]
}

/** The multiples of a step from one number to another. */
export function linesBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from(
    { length: Math.max(0, Math.min(200, last - first + 1)) },
    (_, index) => (first + index) * step,
  )
}

/** Degrees as short as the step allows: 96.2 for lines 0.2 apart. */
export function degreesText(degrees: number, step: number): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  return `${degrees.toFixed(digits)}°`
}
