import { formatDate } from '@fleetgis/domain/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finishDate, readShownDate, typeDate } from './dateText.ts'

/** Types key by key, and returns the text of the field. */
const typed = (keys: string) => [...keys].reduce((before, key) => typeDate(before + key, before), '')

test.each([
  ['01092024', '01/09/2024'],
  ['01/09/2024', '01/09/2024'],
  ['1/9/2024', '01/09/2024'],
  ['1.9.2024', '01/09/2024'],
  ['1-9-2024', '01/09/2024'],
  ['၀၁၀၉၂၀၂၄', '01/09/2024'],
  ['010920249', '01/09/2024'],
  ['//x', ''],
  ['0109', '01/09/'],
])('MAP-06 the keys %s give %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown)
})

test('MAP-06 a pasted yyyy-mm-dd value is reordered', () => {
  expect(typeDate('2024-09-01', '')).toBe('01/09/2024')
  expect(typeDate(' 01/09/2024 ', '')).toBe('01/09/2024')
})

test('a deleted slash does not come back', () => {
  expect(typeDate('01', '01/')).toBe('01')
  expect(typeDate('01/0', '01/09')).toBe('01/0')
})

test.each([
  ['1/9/2024', '01/09/2024'],
  ['၁/၉/၂၀၂၄', '01/09/2024'],
  ['1-09-2024', '01/09/2024'],
  ['01/102024', '01/10/2024'],
  ['0110/2024', '01/10/2024'],
])('MAP-06 %s becomes %s when the field is left', (text, finished) => {
  expect(finishDate(text)).toBe(finished)
})

test.each(['012/09/2024', '12/09/02024', '1/012/2024', '01/09', ''])(
  'MAP-06 %j stays as it was typed: another day is no correction',
  (text) => {
    expect(finishDate(text)).toBe(text)
  },
)

test.each([
  ['01/09/2024', '2024-09-01'],
  ['29/02/2024', '2024-02-29'],
])('MAP-06 %s is held as %s', (shown, held) => {
  expect(readShownDate(shown)).toBe(held)
})

test.each(['', '01/09', '01/09/24', '29/02/2025', '31/04/2025', '00/01/2025', '2024-09-01', 'tomorrow'])(
  'MAP-06 %j is no date',
  (text) => {
    expect(readShownDate(text)).toBeUndefined()
  },
)

test('MAP-06 every day can be parsed from its shown text', () => {
  const day = fc
    .integer({ min: -9e8, max: 4e9 })
    .map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, (date) => {
      expect(readShownDate(formatDate(date))).toBe(date)
      expect(typed(formatDate(date))).toBe(formatDate(date))
    }),
  )
})
