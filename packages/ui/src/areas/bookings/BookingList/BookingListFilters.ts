import type { BookingFilterOption } from '@fleetgis/domain/bookings'
import { DEFAULT_PERIODS, type PeriodChoice } from '@fleetgis/domain/period'

/** The filters of a booking list. BKG-04. */
export interface BookingListFilters {
  readonly option: BookingFilterOption
  readonly period: PeriodChoice
}

/** The initial filters: all bookings of today. BKG-22, CF-18. */
export const FIRST_FILTERS: BookingListFilters = {
  option: 'all',
  period: { option: DEFAULT_PERIODS.bookings },
}

/** Whether two choices are equal; different periods with the same dates are not (BKS-28). */
export function isSameFilters(one: BookingListFilters, other: BookingListFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
