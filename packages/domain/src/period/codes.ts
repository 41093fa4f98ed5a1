import { readNumber } from '../format/readNumber.ts'
import { PERIODS, type Period } from './period.ts'

/** The codes of periods on the servers and in the `showdate` parameter. CF-94. */
export const PERIOD_CODES = { today: 1, week: 2, month: 3, range: 4 } as const satisfies Record<
  Period,
  number
>

export type PeriodCode = (typeof PERIOD_CODES)[Period]

/** The period of a code 1 to 4, as a number or text; an unknown code is today. CF-94. */
export function periodFromCode(code: unknown): Period {
  const number = readNumber(code)
  return PERIODS.find((period) => PERIOD_CODES[period] === number) ?? 'today'
}
