import { expect, test } from 'vitest'
import { pathLength } from '../testing/pathLength.ts'
import { distanceBetween } from './geo.ts'
import { keyOf } from './keys.ts'
import { html } from './markup.ts'
import { createRandom, hash } from './random.ts'
import { dateOf, dayOf, parseDate, stampOf, startOfDay } from './stamp.ts'

test('the same parts give the same sequence, other parts another one', () => {
  const take = (...parts: (string | number)[]) => {
    const random = createRandom(...parts)
    return Array.from({ length: 5 }, () => random.next())
  }
  expect(take(1, 'trips', 7)).toEqual(take(1, 'trips', 7))
  const others = [take(1, 'trips', 8), take(2, 'trips', 7), take(1, 'trip', 's7'), take(1, 'trips7')]
  expect(new Set([take(1, 'trips', 7), ...others].map(String)).size).toBe(5)
})

test('numbers are spread evenly between 0 and 1', () => {
  const random = createRandom(1)
  const counts = [0, 0, 0, 0]
  for (let index = 0; index < 8000; index += 1) {
    const quarter = Math.floor(random.next() * 4)
    counts[quarter] = (counts[quarter] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150)
})

test('neighbouring numbers have very different hashes', () => {
  const hashes = Array.from({ length: 10_000 }, (_, index) => hash(1, 'day', index))
  expect(new Set(hashes).size).toBeGreaterThan(9_990)
})

test('shuffling keeps every element', () => {
  const list = Array.from({ length: 50 }, (_, index) => index)
  const shuffled = createRandom(1).shuffle(list)
  expect(shuffled).not.toEqual(list)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(list)
})

test('keys have 19 digits, and collide when read as numbers', () => {
  expect(keyOf('driver', 1)).toBe('7103100000000000001')
  expect(keyOf('driver', 1)).not.toBe(keyOf('driver', 2))
  expect(Number(keyOf('driver', 1))).toBe(Number(keyOf('driver', 2)))
})

test("stamps are Myanmar's local time, six and a half hours ahead of UTC", () => {
  expect(stampOf(Date.UTC(2025, 0, 1))).toBe('2025-01-01 06:30:00')
  expect(stampOf(Date.UTC(2024, 11, 31, 17, 30))).toBe('2025-01-01 00:00:00')
})

test('days begin at midnight in Yangon', () => {
  const midnight = Date.UTC(2024, 11, 31, 17, 30)
  expect(dateOf(dayOf(midnight))).toBe('2025-01-01')
  expect(dateOf(dayOf(midnight - 1))).toBe('2024-12-31')
  expect(startOfDay(dayOf(midnight))).toBe(midnight)
})

test.each(['2026-02-30', '2026-2-3', '20261120', '', '2026-13-01', '2026-01-01T00:00'])(
  '"%s" is no date',
  (text) => {
    expect(parseDate(text)).toBeUndefined()
  },
)

test('a date is read as its day', () => {
  expect(parseDate('1970-01-02')).toBe(1)
  expect(dateOf(parseDate('2024-02-29') ?? 0)).toBe('2024-02-29')
})

test('a degree of latitude is about 111.2 km', () => {
  expect(distanceBetween([96, 16], [96, 17])).toBeCloseTo(111_195, -1)
  expect(
    pathLength([
      [96, 16],
      [96, 17],
      [96, 16],
    ]),
  ).toBeCloseTo(222_390, -1)
  expect(pathLength([])).toBe(0)
})

test('text in markup is escaped, markup in markup is not', () => {
  const cell = html`<b>${'<script>"&\''}</b>`
  expect(html`<p>${cell}${[cell]}${3}</p>`.html).toBe(
    '<p><b>&lt;script&gt;&quot;&amp;&#39;</b><b>&lt;script&gt;&quot;&amp;&#39;</b>3</p>',
  )
})
