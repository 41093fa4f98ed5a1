import { expect, test } from 'vitest'
import { readStamp, STAMP_OFFSET_MS, stampParts } from './stamp.ts'

/** 2025-01-01, midnight of the fleet's clock. */
const NEW_YEAR = 1_735_689_600_000

test.each([
  ['2025-01-01', 0],
  ['2025-01-01 00:00', 0],
  ['2025-01-01 00:00:01', 1000],
  ['2025-01-01 00:01:00', 60_000],
  ['2025-01-01T01:00:00', 3_600_000],
  ['2025-01-01 00:00:59.999', 59_000],
  [' 2025-01-01 00:00:01 ', 1000],
  ['2025-01-01 00:00:00+06:30', 0],
  ['2025-01-01 00:00+0630', 0],
  ['2024-12-31T17:30:00Z', 0],
  ['2024-12-31t17:30:00z', 0],
  ['2024-12-31 10:30:00-07:00', 0],
  ['2024-12-31T17:30:00.123Z', 0],
  ['2024-12-31 17:30:00+00', 0],
  ['2024-12-31 17:30:00.123456+00', 0],
  ['2024-12-31T17:30+00', 0],
  ['2024-12-31 17:30:00-00', 0],
  ['2025-01-01 01:30:00+08', 0],
  ['2024-12-31 10:30:00-07', 0],
  ['2024-12-31 21:00:00.5+0330', 0],
])('FMT-10 the stamp %j is %d ms into the year of the fleet', (stamp, since) => {
  expect(readStamp(stamp)).toBe(NEW_YEAR + since)
})

test('FMT-10 the clock of the fleet is six and a half hours ahead', () => {
  expect(STAMP_OFFSET_MS).toBe(23_400_000)
})

test.each([
  '2025-01-00',
  '2025-00-01',
  '2025-13-01',
  '2025-01-32',
  '2025-04-31',
  '2025-02-29',
  '1900-02-29',
  '2100-02-29',
  '2025-01-01 24:00',
  '2025-01-01 23:60',
  '2025-01-01 23:59:60',
  '2025-1-1',
  'x2025-01-01',
  '2025-01-01x',
  '2025-01-01 00:00:00 UTC',
  '2025-01-01 00:00:00Zz',
  '2025-01-01Z',
  '2025-01-01 00:00:00+06:30x',
  '2025-01-01 00:00:00+6',
  '2025-01-01 00:00:00+063',
  '2025-01-01 00:00:00+06:',
  '2025-01-01 00:00:00+24',
  '2025-01-01 00:00:00+06:60',
  '2025-01-01+00',
  '',
  undefined,
  20250101,
])('FMT-12 %j is not a stamp', (stamp) => {
  expect(readStamp(stamp)).toBeUndefined()
  expect(stampParts(stamp)).toBeUndefined()
})

test.each([
  ['2024-02-29', 29],
  ['2000-02-29', 29],
  ['1600-02-29', 29],
])('FMT-12 the leap day %s is a day', (stamp, day) => {
  expect(stampParts(stamp)).toMatchObject({ month: 2, day })
})

test.each(['2000-12-31', '2001-01-01', '2400-12-31', '1999-03-01', '1600-01-01', '0001-01-01'])(
  'FMT-12 the day %s is read as it is written',
  (stamp) => {
    const { year = 0, month = 0, day = 0 } = stampParts(stamp) ?? {}
    const two = (number: number) => String(number).padStart(2, '0')
    expect(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`).toBe(stamp)
  },
)
