import { type ConsolePeriod, correctRange, type DateRange, type Period } from './period.ts'

/** The default period of each screen. CF-18. */
export const DEFAULT_PERIODS = {
  /** MAP-04. */
  consoleMap: 'today',
  consoleTransactions: 'today',
  /** BKG-22. */
  bookings: 'today',
  /** PMAP-43. */
  adminMap: 'today',
  /** `/groupadmin`. TXN-05. */
  adminTransactions: 'today',
  /** `/driver-list`. TXN-05, TXN-06, TXN-10. */
  driverListTransactions: 'week',
  /** APR-16. */
  approvals: 'today',
  /** DASH-10. */
  other: 'today',
  ownerMap: 'today',
  tripList: 'today',
} as const satisfies Record<string, Period | ConsolePeriod>

/** The first day of the check-in list's default range. CHK-10. */
export const CHECK_IN_START = '2024-09-01'

/** The check-in list's default range: from its first day to today. CHK-10, CHK-12, CF-28. */
export function checkInRange(today: string): DateRange {
  return correctRange({ start: CHECK_IN_START, end: today }, 'end')
}

/** The most check-ins that the list loads. CF-130. */
export const MAX_CHECK_INS = 20_000

/**
 * The days that the check-in list loads to show a range: from the default first day, or from an earlier one, to today.
 * A range inside of them filters without a request. CF-130.
 */
export function checkInLoadRange(shown: DateRange, today: string): DateRange {
  const { start, end } = checkInRange(today)
  return { start: shown.start !== '' && shown.start < start ? shown.start : start, end }
}
