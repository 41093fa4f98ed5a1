import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

/** A Monday, as the origin of weekdays. */
const MONDAY = parseDate('1970-01-05')

/** Returns the weekday of a day: 1 for Monday to 7 for Sunday, in every language (DATE-02). */
export function weekdayOf(day: CalendarDate): number {
  return (((day.compare(MONDAY) % 7) + 7) % 7) + 1
}

/** The weeks of a month, Monday to Sunday, filled with days of the adjacent months. */
export function weeksOf(month: CalendarDate): readonly (readonly CalendarDate[])[] {
  const first = startOfMonth(month)
  const start = first.subtract({ days: weekdayOf(first) - 1 })
  const weeks = Math.ceil((endOfMonth(month).compare(start) + 1) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => start.add({ days: week * 7 + weekday })),
  )
}

/** Returns the day to focus after a key, by the ARIA pattern of date grids; undefined for other keys. */
export function dayAfterKey(day: CalendarDate, key: string, isShifted: boolean): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 })
    case 'ArrowRight':
      return day.add({ days: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'Home':
      return day.subtract({ days: weekdayOf(day) - 1 })
    case 'End':
      return day.add({ days: 7 - weekdayOf(day) })
    case 'PageUp':
      return day.subtract(isShifted ? { years: 1 } : { months: 1 })
    case 'PageDown':
      return day.add(isShifted ? { years: 1 } : { months: 1 })
    default:
      return undefined
  }
}
