import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { dayAfterKey, weekdayOf, weeksOf } from './calendarMonth.ts'

test.each([
  ['2024-12-29', 7],
  ['2024-12-30', 1],
  ['2024-12-31', 2],
  ['2025-01-01', 3],
  ['2024-02-29', 4],
  ['2025-03-01', 6],
  ['1969-12-31', 3],
])('DATE-02 %s is day %i of a week that begins on Monday', (day, expected) => {
  expect(weekdayOf(parseDate(day))).toBe(expected)
})

test('DATE-02 a month has whole weeks, Monday to Sunday', () => {
  const weeks = weeksOf(parseDate('2024-12-15')).map((week) => week.map(String))
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2024-11-25')
  expect(weeks[5]?.[6]).toBe('2025-01-05')
})

test('a February that begins on a Monday has four weeks', () => {
  expect(weeksOf(parseDate('2027-02-10'))).toHaveLength(4)
})

test.each([
  ['ArrowLeft', false, '2024-02-28'],
  ['ArrowRight', false, '2024-03-01'],
  ['ArrowUp', false, '2024-02-22'],
  ['ArrowDown', false, '2024-03-07'],
  ['Home', false, '2024-02-26'],
  ['End', false, '2024-03-03'],
  ['PageUp', false, '2024-01-29'],
  ['PageUp', true, '2023-02-28'],
  ['PageDown', false, '2024-03-29'],
  ['PageDown', true, '2025-02-28'],
])('%s, with shift %s, goes from 29 February 2024 to %s', (key, isShifted, expected) => {
  expect(String(dayAfterKey(parseDate('2024-02-29'), key, isShifted))).toBe(expected)
})

test('other keys do not move', () => {
  expect(dayAfterKey(parseDate('2024-02-29'), 'Enter', false)).toBeUndefined()
})
