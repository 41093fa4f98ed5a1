import type { MarkerColour } from '@fleetgis/domain/map'

/** Number of prerendered directions: one every ten degrees. */
export const HEADINGS = 36

/** Sprites per colour: the directions, then the one without a direction. */
export const SPRITES_PER_COLOUR = HEADINGS + 1

/** The colours in the order of their sprites. */
export const MARKER_COLOURS = [
  'neutral',
  'green',
  'red',
  'gray',
  'orange',
] as const satisfies readonly MarkerColour[]

/** The index of a place's pin, after those of the vehicles. */
export const PIN = MARKER_COLOURS.length * SPRITES_PER_COLOUR

export const SPRITE_COUNT = PIN + 1

/** The index for a vehicle without a sprite (CF-29). */
export const NOT_DRAWN = SPRITE_COUNT

const FIRST: Readonly<Record<MarkerColour, number>> = {
  neutral: 0,
  green: SPRITES_PER_COLOUR,
  red: 2 * SPRITES_PER_COLOUR,
  gray: 3 * SPRITES_PER_COLOUR,
  orange: 4 * SPRITES_PER_COLOUR,
}

/** The index of the colour's sprite nearest to a heading in degrees; undefined heading: the one without a direction. */
export function spriteIndex(colour: MarkerColour, heading: number | undefined): number {
  if (heading === undefined || !Number.isFinite(heading)) return FIRST[colour] + HEADINGS
  const step = Math.round((heading * HEADINGS) / 360) % HEADINGS
  return FIRST[colour] + (step < 0 ? step + HEADINGS : step)
}
