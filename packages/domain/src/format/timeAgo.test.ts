import { expect, test } from 'vitest'
import { formatTimeAgo } from './timeAgo.ts'

const now = 1_735_689_600_000 // 2025-01-01T00:00:00Z, 06:30 in Myanmar

test('FMT-10 the stamp is on a clock 6.5 hours ahead of now', () => {
  expect(formatTimeAgo('2025-01-01 06:00:00', { now, status: 3 })).toBe('30 minutes ago')
})

test.each([
  ['with a T', '2025-01-01T06:00:00'],
  ['without seconds', '2025-01-01 06:00'],
  ['with a fraction', '2025-01-01 06:00:00.999'],
  ['with a zone of its own', '2024-12-31T23:30:00Z'],
  ['with an offset', '2025-01-01T06:00:00+06:30'],
])('FMT-10 a stamp %s is the same moment', (_, stamp) => {
  expect(formatTimeAgo(stamp, { now, status: 3 })).toBe('30 minutes ago')
})

test.each([
  ['under a minute', '2025-01-01 06:29:30', 3],
  ['in the future', '2025-01-01 06:31:00', 3],
  ['of an online driver', '2024-12-25 06:30:00', 1],
  ['of an ongoing driver', '2024-12-25 06:30:00', 2],
  ['of an online driver, as text', '2024-12-25 06:30:00', '1'],
])('FMT-11 a stamp %s is Just now', (_, stamp, status) => {
  expect(formatTimeAgo(stamp, { now, status })).toBe('Just now')
})

test.each([
  ['2025-01-01 06:29:00', '1 minute ago'],
  ['2025-01-01 06:28:59', '1 minute ago'],
  ['2025-01-01 05:30:01', '59 minutes ago'],
  ['2025-01-01 05:30:00', '1 hour ago'],
  ['2024-12-31 06:30:01', '23 hours ago'],
  ['2024-12-31 06:30:00', '1 day ago'],
  ['2024-12-25 06:30:00', '7 days ago'],
  ['2024-12-25', '7 days ago'],
])('FMT-12 %s was %s', (stamp, text) => {
  expect(formatTimeAgo(stamp, { now, status: 3 })).toBe(text)
  expect(formatTimeAgo(stamp, { now })).toBe(text)
})

test.each([
  undefined,
  null,
  '',
  'yesterday',
  '2025-13-01 00:00:00',
  '2025-02-29 00:00:00',
  20250101 as never,
])('FMT-12 the stamp %s has no age', (stamp) => {
  expect(formatTimeAgo(stamp, { now, status: 3 })).toBe('')
  expect(formatTimeAgo(stamp, { now, status: 1 })).toBe('')
})

test('FMT-12 without a clock there is no age', () => {
  expect(formatTimeAgo('2025-01-01 06:00:00', { now: Number.NaN })).toBe('')
  expect(formatTimeAgo('2025-01-01 06:00:00', undefined as never)).toBe('')
})

test('FMT-12 the sentences use the given words', () => {
  const words = {
    justNow: 'ယခုပင်',
    minutesAgo: (count: number) => `${count} မိနစ်အကြာ`,
    hoursAgo: (count: number) => `${count} နာရီအကြာ`,
    daysAgo: (count: number) => `${count} ရက်အကြာ`,
  }
  const say = (stamp: string) => formatTimeAgo(stamp, { now, status: 3 }, words)
  expect(say('2025-01-01 06:30:00')).toBe('ယခုပင်')
  expect(say('2025-01-01 06:25:00')).toBe('5 မိနစ်အကြာ')
  expect(say('2025-01-01 04:30:00')).toBe('2 နာရီအကြာ')
  expect(say('2024-12-30 06:30:00')).toBe('2 ရက်အကြာ')
})
