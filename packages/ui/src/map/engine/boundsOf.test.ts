import { expect, test } from 'vitest'
import { boundsOf, isWithin } from './boundsOf.ts'

const at = (lat: number, lng: number) => ({ lat, lng })

test('points are within their bounds; no points have no bounds', () => {
  expect(boundsOf([at(1, 5), at(3, 2), at(2, 9)])).toEqual([at(1, 2), at(3, 9)])
  expect(boundsOf([])).toBeUndefined()
})

test.each([
  ['two points on both sides', [179, -179], 179, 181],
  ['more of them', [-170, 175, -179, 179.5], 175, 190],
  ['around the Pacific, Greenwich outside', [100, -100, 170], 100, 260],
  ['far from both meridians', [10, 175, -175, -100, -10], 175, 370],
])('bounds across the antimeridian are the narrowest: %s', (_, lngs, west, east) => {
  expect(boundsOf(lngs.map((lng) => at(0, lng)))).toEqual([at(0, west), at(0, east)])
})

test('bounds of less than half the world keep their longitudes', () => {
  expect(boundsOf([at(0, -80), at(0, 90)])).toEqual([at(0, -80), at(0, 90)])
})

test('a position is within points where their bounds hold it, across the antimeridian too', () => {
  const box = [at(1, 5), at(3, 9)]
  expect(isWithin(box, at(2, 7))).toBe(true)
  expect(isWithin([at(2, 7)], at(2, 7))).toBe(true)
  for (const outside of [at(0, 7), at(4, 7), at(2, 4), at(2, 10)]) expect(isWithin(box, outside)).toBe(false)
  expect(isWithin([], at(0, 0))).toBe(false)
  const pacific = [at(0, 170), at(0, -170)]
  expect([175, -175, 160, -160, 0].map((lng) => isWithin(pacific, at(0, lng)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
