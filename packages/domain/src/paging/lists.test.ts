import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendPage } from './appendPage.ts'
import { shouldLoadNext } from './shouldLoadNext.ts'

const row = (key: string, text = '') => ({ key, text })
const keyOf = ({ key }: { key: string }) => key

test.each([
  [1050, false],
  [1099, false],
  [1100, true],
  [1150, true],
  [1200, true],
  [1210, true],
])('PAGE-01 scrolled to %i of 2000 in a window of 800, the next page loads: %s', (scrollTop, loads) => {
  const scroll = { scrollHeight: 2000, clientHeight: 800, scrollTop }
  expect(shouldLoadNext(scroll, { hasMore: true, isLoading: false })).toBe(loads)
  expect(shouldLoadNext(scroll, { hasMore: false, isLoading: false })).toBe(false)
  expect(shouldLoadNext(scroll, { hasMore: true, isLoading: true })).toBe(false)
})

test('PAGE-02 a page is appended without known rows', () => {
  const rows = appendPage([row('k1'), row('k2')], [row('k2'), row('k3')], keyOf)
  expect(rows.map(keyOf)).toEqual(['k1', 'k2', 'k3'])
})

test('PAGE-02 a repeated row keeps its position and takes its latest value', () => {
  const rows = appendPage([row('k1', 'Pending'), row('k2')], [row('k3'), row('k1', 'Assigned')], keyOf)
  expect(rows).toEqual([row('k1', 'Assigned'), row('k2'), row('k3')])
})

test('PAGE-03 a refresh starts without rows', () => {
  expect(appendPage([], [row('k3'), row('k1')], keyOf).map(keyOf)).toEqual(['k3', 'k1'])
})

test('PAGE-02 no key twice, none lost, the order kept', () => {
  const keys = fc.array(fc.string({ maxLength: 2 }))
  fc.assert(
    fc.property(keys, keys, (loaded, page) => {
      const same = (key: string) => key
      const rows = appendPage(loaded, page, same)
      expect(rows).toEqual([...new Set([...loaded, ...page])])
    }),
  )
})
