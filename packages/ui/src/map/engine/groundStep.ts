/** Possible steps between lines of a graticule, in degrees. */
const STEPS = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001] as const

/** Minimum distance between the lines, in CSS pixels. */
const ROOM = 110

/** Degrees between two lines of a graticule, for a world of this width in CSS pixels. */
export function groundStep(worldWidth: number): number {
  return [...STEPS].reverse().find((step) => (step / 360) * worldWidth >= ROOM) ?? STEPS[0]
}

/** The multiples of a step between two numbers. */
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
