import { readNumber } from '@fleetgis/domain/format'
import type { Position } from '../../base/geo.ts'
import type { Spot } from '../gazetteer.ts'
import { comparable } from '../savedPlaces.ts'
import { YANGON } from '../spotWords.ts'

/** West, south, east and north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Reads a box in the format of the searches; undefined if it is malformed. */
export function parseBox(text: string): Box | undefined {
  const numbers = text.split(',').map(readNumber)
  const [west, south, east, north] = numbers
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  return numbers.length === 4 ? [west, south, east, north] : undefined
}

const isIn = ([west, south, east, north]: Box, [lng, lat]: Position) =>
  lng >= west && lng <= east && lat >= south && lat <= north

/**
 * The spots inside a box whose name or address contains every word of a text, in either language; exact names first.
 */
export function findSpots(spots: readonly Spot[], text: string, box: Box): Spot[] {
  const wanted = comparable(text)
  const words = [...new Set(wanted.split(/[\s,၊]+/))].filter((word) => word !== '')
  const found = spots.filter(({ name, road, township, position }) => {
    const all = comparable([name, road, township, YANGON].flatMap(({ en, my }) => [en, my]).join(' '))
    return isIn(box, position) && words.every((word) => all.includes(word))
  })
  const rank = ({ name }: Spot) =>
    [name.en, name.my].some((one) => comparable(one) === wanted) ? 0 : nameHas(name, words) ? 1 : 2
  return found
    .map((spot) => ({ spot, order: rank(spot) }))
    .sort((one, other) => one.order - other.order || one.spot.index - other.spot.index)
    .map(({ spot }) => spot)
}

function nameHas({ en, my }: Spot['name'], words: readonly string[]): boolean {
  const name = comparable(`${en} ${my}`)
  return words.every((word) => name.includes(word))
}
