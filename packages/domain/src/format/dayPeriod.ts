/** A part of the day. */
export type DayPeriod = 'morning' | 'afternoon' | 'evening' | 'night'

/** The part of the day of an hour, 0 to 23: the day periods of CLDR for Burmese. I18N-02. */
export function dayPeriod(hour: number): DayPeriod {
  if (hour < 12) return 'morning'
  if (hour < 16) return 'afternoon'
  return hour < 19 ? 'evening' : 'night'
}
