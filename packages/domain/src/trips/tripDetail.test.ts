import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { showsDetailContact } from './detailContact.ts'
import { detailStatus, shownStatus } from './detailStatus.ts'

test.each([
  ['5', 5],
  [' 8 ', 8],
  ['400', 400],
  ['Complete', 5],
  ['on the way', 8],
  ['Admin cancel', 13],
])('BKD-16 the status %j of a detail is %i', gives(detailStatus))

test.each(['99', '0', 'Boarding', '', 'Unknown', undefined, null])(
  'BKD-16 the status %j of a detail is none that is known',
  (text) => {
    expect(detailStatus(text)).toBeUndefined()
  },
)

test.each([
  [5, false],
  [9, true],
  [10, true],
  [1, false],
  [99, false],
])('BKD-15 an admin sees the contact at %i: %s', (code, isShown) => {
  expect(showsDetailContact('admin', code)).toBe(isShown)
})

test.each(['driver', 'passenger', 'owner', 'map'] as const)(
  'BKD-03 a %s sees the contact always',
  (audience) => {
    for (const code of [1, 2, 5, 9, 400]) expect(showsDetailContact(audience, code)).toBe(true)
  },
)

test.each([
  ['Complete', 10, 10],
  ['Complete', 4, 5],
  ['Complete', undefined, 5],
  ['9', 5, 5],
  ['Boarding', 8, 8],
  [undefined, 8, 8],
  [undefined, undefined, 0],
])(
  'BKD-14 a detail with status %j, opened from a row with status %s, is shown with %i',
  (currentStatus, row, shown) => {
    expect(shownStatus({ currentStatus }, row)).toBe(shown)
    expect(shownStatus(undefined, row)).toBe(row ?? 0)
  },
)
