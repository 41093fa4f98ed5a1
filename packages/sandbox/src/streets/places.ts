import type { Position } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { distanceInPlane } from '../base/plane.ts'
import { createRandom, type Random } from '../base/random.ts'
import type { Streets } from './streets.ts'
import { FIRST, SECOND } from './words.ts'

export type PlaceKind =
  | 'township'
  | 'market'
  | 'pagoda'
  | 'station'
  | 'hospital'
  | 'school'
  | 'hotel'
  | 'plaza'
  | 'terminal'
  | 'airport'

const KIND_NAME: Readonly<Record<PlaceKind, Name>> = {
  township: { en: '', my: '' },
  market: { en: 'Market', my: 'ဈေး' },
  pagoda: { en: 'Pagoda', my: 'ဘုရား' },
  station: { en: 'Station', my: 'ဘူတာ' },
  hospital: { en: 'Hospital', my: 'ဆေးရုံ' },
  school: { en: 'School', my: 'ကျောင်း' },
  hotel: { en: 'Hotel', my: 'ဟိုတယ်' },
  plaza: { en: 'Plaza', my: 'ပလာဇာ' },
  terminal: { en: 'Bus Terminal', my: 'ကားဝင်း' },
  airport: { en: 'Airport', my: 'လေဆိပ်' },
}

const ORDINARY: readonly [PlaceKind, ...PlaceKind[]] = [
  'market',
  'market',
  'pagoda',
  'pagoda',
  'station',
  'station',
  'hospital',
  'school',
  'school',
  'hotel',
  'plaza',
  'plaza',
]

/** A place at a crossing, where trips begin and end. */
export interface Place {
  kind: PlaceKind
  name: Name
  node: number
  position: Position
}

const TOWNSHIPS = 22

/** Distributes the places of a seed over its city: dense in the centre, sparse outside. */
export function createPlaces(seed: number, streets: Streets): Place[] {
  const random = createRandom(seed, 'places')
  const names = random.shuffle(FIRST.flatMap((first) => SECOND.map((second) => joinNames(first, second))))
  const townships = spread(random, streets, () => 3300).slice(0, TOWNSHIPS)
  const ordinary = spread(random, streets, (fromCentre) => 700 + fromCentre * 0.11)
  const nodes = outerLast(streets, [...new Set([...townships, ...ordinary])])
  return nodes.map((node, index) => {
    const kind = kindOf(random, index, nodes.length)
    const name = names[index % names.length] as Name
    return {
      kind,
      name:
        kind === 'township'
          ? name
          : { en: `${name.en} ${KIND_NAME[kind].en}`, my: name.my + KIND_NAME[kind].my },
      node,
      position: streets.positions[node] as Position,
    }
  })
}

/** Sorts airport and bus terminals last, at the edge of the city. */
function outerLast({ points }: Streets, nodes: readonly number[]): number[] {
  const isOuter = (node: number) => Math.hypot(points[node]?.x ?? 0, points[node]?.y ?? 0) > 9000
  return [
    ...nodes.slice(0, TOWNSHIPS),
    ...nodes.slice(TOWNSHIPS).filter((node) => !isOuter(node)),
    ...nodes.slice(TOWNSHIPS).filter(isOuter),
  ]
}

function kindOf(random: Random, index: number, count: number): PlaceKind {
  if (index < TOWNSHIPS) return 'township'
  if (index === count - 1) return 'airport'
  if (index > count - 5) return 'terminal'
  return random.pick(ORDINARY)
}

/** Crossings with a minimum distance `apart`, which may grow with the distance from the centre. */
function spread(random: Random, { points }: Streets, apart: (fromCentre: number) => number): number[] {
  const chosen: number[] = []
  for (const node of random.shuffle(points.map((_, index) => index))) {
    const point = points[node]
    if (!point) continue
    const least = apart(Math.hypot(point.x, point.y))
    const isFree = chosen.every((other) => {
      const at = points[other]
      return at === undefined || distanceInPlane(at, point) >= least
    })
    if (isFree) chosen.push(node)
  }
  return chosen
}
