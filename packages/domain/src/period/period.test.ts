import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilFromDays } from '../format/civil.ts'
import { readStamp } from '../format/stamp.ts'
import { isDateText } from './date.ts'
import {
  consolePeriodRange,
  correctRange,
  daysOfRange,
  hasBothDays,
  isWholePeriod,
  periodBefore,
  periodRange,
  rangeOf,
} from './period.ts'

const EMBEDDED = [
  ['2024-12-29', '2024-12-23', '2024-12-29', '2024-12-01'],
  ['2024-12-30', '2024-12-30', '2025-01-05', '2024-12-01'],
  ['2024-12-31', '2024-12-30', '2025-01-05', '2024-12-01'],
  ['2025-01-01', '2024-12-30', '2025-01-05', '2025-01-01'],
  ['2025-01-05', '2024-12-30', '2025-01-05', '2025-01-01'],
  ['2025-01-06', '2025-01-06', '2025-01-12', '2025-01-01'],
  ['2024-02-29', '2024-02-26', '2024-03-03', '2024-02-01'],
  ['2025-03-01', '2025-02-24', '2025-03-02', '2025-03-01'],
  ['2025-06-01', '2025-05-26', '2025-06-01', '2025-06-01'],
  ['2025-06-02', '2025-06-02', '2025-06-08', '2025-06-01'],
] as const

const two = (number: number) => String(number).padStart(2, '0')

/** Any day from 1890 to 2149. */
const date = fc.integer({ min: -29_000, max: 65_000 }).map((days) => {
  const { year, month, day } = civilFromDays(days)
  return `${year}-${two(month)}-${two(day)}`
})

const daysOf = (day: string) => (readStamp(day) ?? Number.NaN) / 86_400_000

describe('embedded periods', () => {
  test.each(EMBEDDED)('DATE-01 on %s, today is that day', (today) => {
    expect(periodRange('today', today)).toEqual({ start: today, end: today })
  })

  test.each(EMBEDDED)('DATE-02 on %s, the week is %s to %s', (today, start, end) => {
    expect(periodRange('week', today)).toEqual({ start, end })
  })

  test.each(EMBEDDED)(
    'DATE-03 on %s (week %s to %s), the month begins on %s',
    (today, _monday, _sunday, start) => {
      expect(periodRange('month', today)).toEqual({ start, end: today })
    },
  )

  test('DATE-04 every range is two days, yyyy-mm-dd, in order and around today', () => {
    fc.assert(
      fc.property(fc.constantFrom('today', 'week', 'month'), date, (period, today) => {
        const { start, end } = periodRange(period, today)
        expect(isDateText(start) && isDateText(end)).toBe(true)
        expect(start <= today && today <= end).toBe(true)
      }),
    )
  })

  test('DATE-02 the week has seven days, whichever of them today is', () => {
    fc.assert(
      fc.property(date, (today) => {
        const { start, end } = periodRange('week', today)
        expect(daysOf(end) - daysOf(start)).toBe(6)
        expect((daysOf(start) - daysOf('2024-12-30')) % 7).toBeCloseTo(0)
      }),
    )
  })

  test.each([
    '',
    'today',
    '2025-02-29',
    '2025-1-1',
    '+02025-01-01',
    '+002025-01-01',
    '-002025-01-01',
    '2025-01-01T00:00:00',
    undefined,
    20250101,
  ])('DATE-04 on %j, which is no day, there is no range', (today) => {
    const none = { start: '', end: '' }
    expect(periodRange('week', today as never)).toEqual(none)
    expect(consolePeriodRange('7days', today as never)).toEqual(none)
  })

  test('DATE-01 an unknown period is today', () => {
    fc.assert(
      fc.property(fc.anything(), (period) => {
        fc.pre(!['week', 'month', '7days', '30days'].includes(period as string))
        const today = { start: '2025-01-05', end: '2025-01-05' }
        expect(periodRange(period as never, '2025-01-05')).toEqual(today)
        expect(consolePeriodRange(period as never, '2025-01-05')).toEqual(today)
      }),
    )
  })
})

describe('console periods', () => {
  const CONSOLE = [
    ['2025-01-05', '2024-12-29', '2024-12-06'],
    ['2025-03-01', '2025-02-22', '2025-01-30'],
    ['2024-03-01', '2024-02-23', '2024-01-31'],
    ['2024-12-31', '2024-12-24', '2024-12-01'],
  ] as const

  test.each(CONSOLE)('MAP-27 on %s, 7 days start on %s and 30 days on %s', (today, sevenBack, thirtyBack) => {
    expect(consolePeriodRange('today', today)).toEqual({ start: today, end: today })
    expect(consolePeriodRange('7days', today)).toEqual({ start: sevenBack, end: today })
    expect(consolePeriodRange('30days', today)).toEqual({ start: thirtyBack, end: today })
  })
})

describe('chosen periods', () => {
  test.each([
    ['today', '2025-03-05', '2025-03-05'],
    ['week', '2025-03-03', '2025-03-09'],
    ['month', '2025-03-01', '2025-03-05'],
    ['7days', '2025-02-26', '2025-03-05'],
    ['30days', '2025-02-03', '2025-03-05'],
  ] as const)('PMAP-25 the choice %s on 2025-03-05 is %s to %s', (option, start, end) => {
    expect(rangeOf({ option }, '2025-03-05')).toEqual({ start, end })
  })

  test('MAP-05 a range has its own dates, in order', () => {
    const dates = { start: '2025-01-20', end: '2025-01-15' }
    expect(rangeOf({ option: 'range', ...dates }, '2025-03-05')).toEqual({
      start: '2025-01-15',
      end: '2025-01-15',
    })
  })
})

describe('correction of a range', () => {
  test('DATE-06 a start set after the end moves the end', () => {
    expect(correctRange({ start: '2025-01-20', end: '2025-01-15' }, 'start')).toEqual({
      start: '2025-01-20',
      end: '2025-01-20',
    })
    expect(correctRange({ start: '2025-01-01', end: '2024-12-31' }, 'start')).toEqual({
      start: '2025-01-01',
      end: '2025-01-01',
    })
  })

  test('DATE-07 an end set before the start moves the start', () => {
    expect(correctRange({ start: '2025-01-10', end: '2025-01-05' }, 'end')).toEqual({
      start: '2025-01-05',
      end: '2025-01-05',
    })
  })

  test.each([
    ['2025-01-12', '2025-01-15', 'start'],
    ['2025-01-10', '2025-01-10', 'end'],
    ['2025-01-10', '', 'start'],
    ['', '2025-01-10', 'end'],
    ['soon', '2025-01-10', 'start'],
  ] as const)('DATE-06 %j to %j stays as it is', (start, end, edited) => {
    expect(correctRange({ start, end }, edited)).toEqual({ start, end })
  })

  test('DATE-07 after a correction the range is in order and the edited field unchanged', () => {
    fc.assert(
      fc.property(date, date, fc.constantFrom('start', 'end'), (start, end, edited) => {
        const corrected = correctRange({ start, end }, edited)
        expect(corrected.start <= corrected.end).toBe(true)
        expect(corrected[edited]).toBe({ start, end }[edited])
      }),
    )
  })

  test('DATE-06 an invalid range becomes texts', () => {
    expect(correctRange(undefined as never, 'start')).toEqual({ start: '', end: '' })
    expect(correctRange({ start: 5 as never, end: '2025-01-10' }, 'start')).toEqual({
      start: '',
      end: '2025-01-10',
    })
  })
})

test('the days of a range, newest first', () => {
  expect(daysOfRange({ start: '2024-02-28', end: '2024-03-01' }, 3)).toEqual([
    '2024-03-01',
    '2024-02-29',
    '2024-02-28',
  ])
  expect(daysOfRange({ start: '2024-02-28', end: '2024-03-01' }, 2)).toEqual([])
  expect(daysOfRange({ start: '2024-03-02', end: '2024-03-01' }, 9)).toEqual([])
  expect(daysOfRange({ start: '', end: '2024-03-01' }, 9)).toEqual([])
})

test('DASH-11 the period before has as many days', () => {
  expect(periodBefore({ start: '2024-03-01', end: '2024-03-01' })).toEqual({
    start: '2024-02-29',
    end: '2024-02-29',
  })
  // The 7 Days of CF-17 are eight.
  expect(periodBefore({ start: '2026-11-18', end: '2026-11-25' })).toEqual({
    start: '2026-11-10',
    end: '2026-11-17',
  })
  expect(periodBefore({ start: '', end: '2024-03-01' })).toEqual({ start: '', end: '' })
})

test.each([
  ['2026-11-01', '2026-11-28', true],
  ['', '2026-11-28', false],
  ['2026-11-01', '', false],
  ['2026-11-31', '2026-11-28', false],
])('DATE-04 the range from %j to %j has both its days: %s', (start, end, expected) => {
  expect(hasBothDays({ start, end })).toBe(expected)
  expect(isWholePeriod({ option: 'range', start, end })).toBe(expected)
})

test('DATE-04 a period by name has all its days', () => {
  for (const option of ['today', '7days', 'month'] as const) expect(isWholePeriod({ option })).toBe(true)
})
