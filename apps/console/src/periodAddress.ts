import { INITIAL_PERIOD, type MapPeriod } from '@fleetgis/domain/map'
import {
  CONSOLE_PERIODS,
  type ConsolePeriod,
  correctRange,
  type DateRange,
  isDateText,
  type PeriodChoice,
} from '@fleetgis/domain/period'
import type { PageQuery } from './readQuery.ts'

/** Reads a period of the console from an address; a missing or invalid one is the initial period. */
export function readPeriod(query: Pick<PageQuery, 'text'>): MapPeriod {
  const option = query.text('period')
  if (!isConsolePeriod(option)) return INITIAL_PERIOD
  if (option !== 'range') return { option }
  const days = readDays(query)
  return days ? { option, ...days } : INITIAL_PERIOD
}

/** The parameters of a period; none for the initial one. */
export function writePeriod(period: PeriodChoice): Readonly<Record<string, string>> {
  if (period.option === INITIAL_PERIOD.option) return {}
  if (period.option !== 'range') return { period: period.option }
  return { period: 'range', startdate: period.start, enddate: period.end }
}

/** Reads two days, in order; undefined if one is missing or invalid. */
export function readDays(query: Pick<PageQuery, 'text'>): DateRange | undefined {
  const start = query.text('startdate')
  const end = query.text('enddate')
  return isDateText(start) && isDateText(end) ? correctRange({ start, end }, 'end') : undefined
}

function isConsolePeriod(text: string | undefined): text is ConsolePeriod {
  return (CONSOLE_PERIODS as readonly (string | undefined)[]).includes(text)
}
