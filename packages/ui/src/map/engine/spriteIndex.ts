import type { MarkerColour } from '@fleetgis/domain/map'

/** How many directions are drawn beforehand: one every ten degrees. */
export const HEADINGS = 36

/** Sprites of one colour: the directions, and last the one without a direction. */
export const SPRITES_PER_COLOUR = HEADINGS + 1

/** The colours in the order of their sprites. */
export const MARKER_COLOURS = [
  'neutral',
  'green',
  'red',
  'gray',
  'orange',
] as const satisfies readonly MarkerColour[]

export const SPRITE_COUNT = MARKER_COLOURS.length * SPRITES_PER_COLOUR

/** The index of a vehicle that has no sprite (CF-29). */
export const NOT_DRAWN = SPRITE_COUNT

const FIRST: Readonly<Record<MarkerColour, number>> = {
  neutral: 0,
  green: SPRITES_PER_COLOUR,
  red: 2 * SPRITES_PER_COLOUR,
  gray: 3 * SPRITES_PER_COLOUR,
  orange: 4 * SPRITES_PER_COLOUR,
}

/** Number of the sprite of a colour whose direction is nearest to a heading: degrees, or undefined where none is known. */
export function spriteIndex(colour: MarkerColour, heading: number | undefined): number {
  if (heading === undefined || !Number.isFinite(heading)) return FIRST[colour] + HEADINGS
  const step = Math.round((heading * HEADINGS) / 360) % HEADINGS
  return FIRST[colour] + (step < 0 ? step + HEADINGS : step)
}
