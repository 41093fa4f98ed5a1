import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { durationSeconds, formatDuration } from './duration.ts'

test.each([
  [45, '45 sec'],
  [3661, '1 hr 1 min 1 sec'],
  ['01:02:03', '1 hr 2 min 3 sec'],
  [90_061, '25 hr 1 min 1 sec'],
  [59.9, '59 sec'],
  ['90', '1 min 30 sec'],
  ['00:90:00', '1 hr 30 min'],
  ['1:2:3.9', '1 hr 2 min 3 sec'],
])('FMT-04 the duration %s reads %s', gives(formatDuration))

test.each([
  [60, '1 min'],
  [3600, '1 hr'],
  [3605, '1 hr 5 sec'],
  [7320, '2 hr 2 min'],
  ['00:15:00', '15 min'],
  ['02:00:05', '2 hr 5 sec'],
])('FMT-05 the duration %s omits its zero parts: %s', gives(formatDuration))

test.each([
  0,
  '00:00:00',
  'abc',
  '',
  null,
  undefined,
  -5,
  -0.5,
  '-5',
  '12:34',
  '1:2:3:4',
  '-01:00:00',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  `${'9'.repeat(400)}:00:00`,
])('FMT-06 the duration %s reads 0 sec', (duration) => {
  expect(formatDuration(duration)).toBe('0 sec')
})

test('FMT-04 very large hours are written as digits', () => {
  expect(formatDuration(3.6e24)).toMatch(/^10{21} hr( \d{1,2} min)?( \d{1,2} sec)?$/)
})

test('FMT-04 the units use the given words', () => {
  const words = { hour: 'နာရီ', minute: 'မိနစ်', second: 'စက္ကန့်' }
  expect(formatDuration(3661, words)).toBe('1 နာရီ 1 မိနစ် 1 စက္ကန့်')
  expect(formatDuration(0, words)).toBe('0 စက္ကန့်')
})

test('FMT-04 a duration read back gives the same seconds', () => {
  const size: Record<string, number> = { hr: 3600, min: 60, sec: 1 }
  fc.assert(
    fc.property(fc.maxSafeNat(), (seconds) => {
      const parts = formatDuration(seconds).matchAll(/(\d+) (hr|min|sec)/g)
      const total = [...parts].reduce(
        (sum, [, count, unit = '']) => sum + Number(count) * (size[unit] ?? 0),
        0,
      )
      expect(total).toBe(seconds)
      expect(durationSeconds(String(seconds))).toBe(seconds)
    }),
  )
})

test('BKD-08 the waiting time of a detail comes in seconds, its duration as a clock', () => {
  expect(formatDuration(125)).toBe('2 min 5 sec')
  expect(formatDuration('00:02:05')).toBe('2 min 5 sec')
})

test.each([
  ['1:2:3.', 0],
  ['1:2:3.9x', 0],
  ['1:2:3.99', 3723],
  ['1:2.5:3', 0],
  ['1:2:.5', 0],
  ['1:2:', 0],
  [':2:3', 0],
  ['::', 0],
  ['1::3', 0],
  ['1:2:3 .5', 0],
  ['1:2:3x.5', 0],
  ['1:2', 0],
  ['1.5', 1],
  [' 1:2:3 ', 3723],
  ['1e3', 0],
])('FMT-06 the text %j is %d seconds', gives(durationSeconds))

test('FMT-04 minus zero has no sign', () => {
  expect(durationSeconds(-0)).toBe(0)
  expect(formatDuration(3_599_999)).toBe('999 hr 59 min 59 sec')
})
