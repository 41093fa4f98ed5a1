export { PERIOD_CODES, type PeriodCode, periodFromCode } from './codes.ts'
export { isDateText } from './date.ts'
export { CHECK_IN_START, checkInLoadRange, checkInRange, DEFAULT_PERIODS, MAX_CHECK_INS } from './defaults.ts'
export { DEFAULT_TIME_ZONE, fleetToday } from './fleetToday.ts'
export {
  CONSOLE_PERIODS,
  type ConsolePeriod,
  consolePeriodRange,
  correctRange,
  type DateRange,
  daysOfRange,
  PERIODS,
  type Period,
  type PeriodChoice,
  periodRange,
  rangeOf,
} from './period.ts'
