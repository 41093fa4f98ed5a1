import { distanceBetween, type Position, roundDegrees } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { createRandom } from '../base/random.ts'
import type { City } from '../streets/city.ts'
import { FIRST, SECOND } from '../streets/words.ts'
import { KINDS, SIGHT_KINDS, type SpotKind } from './spotWords.ts'

/** A named place of the city, as the providers of place searches know it. */
export interface Spot {
  /** The index in the list. */
  index: number
  kind: SpotKind
  name: Name
  position: Position
  /** The street of the spot; a street has itself. */
  road: Name
  township: Name
  postcode: string
}

const SIGHTS = 360
/** The distance of a shop from its crossing, in degrees. */
const STEPS = 0.0004
const FIRST_POSTCODE = 11_001

/** Every named place of a city: the places of trips, then shops and offices, then streets. */
export function createGazetteer(seed: number, { places, streets }: City): Spot[] {
  const random = createRandom(seed, 'gazetteer')
  const townships = places.filter(({ kind }) => kind === 'township')
  const roads = new Map(
    streets.streets.flatMap(({ name, nodes }) => nodes.map((node) => [node, name] as const)),
  )
  const spots: Spot[] = []

  function add(kind: SpotKind, name: Name, node: number, position: Position) {
    const township = nearest(townships, position)
    spots.push({
      index: spots.length,
      kind,
      name,
      position,
      road: kind === 'street' ? name : (roads.get(node) ?? name),
      township: townships[township]?.name ?? name,
      postcode: String(FIRST_POSTCODE + township * 10),
    })
  }

  for (const { kind, name, node, position } of places) add(kind, name, node, position)
  for (let count = 0; count < SIGHTS; count += 1) {
    const kind = random.pick(SIGHT_KINDS)
    const node = random.int(streets.positions.length)
    const [lng, lat] = streets.positions[node] ?? [0, 0]
    const aside = () => random.between(-STEPS, STEPS)
    const name = joinNames(random.pick(FIRST), random.pick(SECOND))
    const { name: word } = KINDS[kind]
    const whole = { en: `${name.en} ${word.en}`, my: name.my + word.my }
    add(kind, whole, node, [roundDegrees(lng + aside()), roundDegrees(lat + aside())])
  }
  const named = new Set<string>()
  for (const { name, nodes } of streets.streets) {
    const node = nodes[nodes.length >> 1]
    const position = node === undefined ? undefined : streets.positions[node]
    if (node === undefined || position === undefined || named.has(name.en)) continue
    named.add(name.en)
    add('street', name, node, position)
  }
  return spots
}

function nearest(townships: readonly { position: Position }[], position: Position): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  townships.forEach((township, index) => {
    const metres = distanceBetween(township.position, position)
    if (metres >= least) return
    best = index
    least = metres
  })
  return best
}
