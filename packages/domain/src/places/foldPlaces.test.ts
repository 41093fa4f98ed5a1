import { expect, test } from 'vitest'
import { foldPlaces, type ProvidedPlace } from './foldPlaces.ts'

// One degree of latitude is 111.19 km on a sphere of 6,371 km.
const METRE = 1 / 111_194.9

const at = (
  provider: ProvidedPlace['provider'],
  name: string,
  metresNorth = 0,
  address = 'Sule Road, Yangon',
): ProvidedPlace => ({
  provider,
  place: { name, latitude: 16.7744 + metresNorth * METRE, longitude: 96.1588, address },
})

const sizes = (results: readonly ProvidedPlace[]) =>
  foldPlaces(results).map(({ folded }) => 1 + folded.length)

test.each([
  ['Sule Pagoda', 29.9, [2]],
  ['Sule Pagoda', 30.1, [1, 1]],
  [' SULE  pagoda. ', 29.9, [2]],
  ['Sule Square', 9.9, [2]],
  ['Sule Square', 10.1, [1, 1]],
])('CF-183 %j of another provider, %d m away: places of %j results', (name, metres, expected) => {
  expect(sizes([at('openStreet', 'Sule Pagoda'), at('geocoder', name, metres)])).toEqual(expected)
})

test('CF-183 a Burmese name is the same in composed and decomposed letters', () => {
  const [composed, decomposed] = ['\u1026', '\u1025\u102e']
  expect(sizes([at('openStreet', composed), at('geocoder', decomposed, 20)])).toEqual([2])
})

test('CF-183 two results of one provider stay two places', () => {
  expect(sizes([at('openStreet', 'Sule'), at('openStreet', 'Sule')])).toEqual([1, 1])
  expect(sizes([at('openStreet', 'A'), at('geocoder', 'A'), at('geocoder', 'A')])).toEqual([2, 1])
})

test('CF-183 the better filled result is kept, the first one of equals, in the order of the first results', () => {
  const bare = at('openStreet', 'Sule Pagoda', 0, '')
  const full = at('geocoder', 'Sule Pagoda', 5, 'Kyauktada, Yangon')
  const far = at('openStreet', 'Hledan', 9000)
  expect(foldPlaces([bare, far, full])).toEqual([
    { kept: full, folded: [bare] },
    { kept: far, folded: [] },
  ])
  const first = at('openStreet', 'Sule Pagoda')
  const second = at('geocoder', 'Sule Pagoda')
  expect(foldPlaces([first, second])).toEqual([{ kept: first, folded: [second] }])
})
