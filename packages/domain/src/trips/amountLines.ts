import { readNumber } from '../format/readNumber.ts'

/** The amounts of a detail, in MMK. */
export interface TripAmounts {
  readonly initialFare?: number | string | null | undefined
  readonly distanceCharge?: number | string | null | undefined
  readonly waitingCharge?: number | string | null | undefined
  /** As the server added it up; opening it lists the extras. CF-53. */
  readonly extrasTotal?: number | string | null | undefined
  readonly total?: number | string | null | undefined
}

/** One line of the fare. */
export interface AmountLine {
  readonly key: keyof TripAmounts
  /** MMK. */
  readonly amount: number
}

const LINES = ['initialFare', 'distanceCharge', 'waitingCharge', 'extrasTotal'] as const

/**
 * The lines of the fare, top to bottom: those that are present and not 0, and the total always. Texts such as `0.00`,
 * blank ones and what is no number count as 0. BKD-09, BKD-13, CF-54.
 */
export function amountLines(amounts: TripAmounts): AmountLine[] {
  const lines = LINES.map((key): AmountLine => ({ key, amount: readNumber(amounts?.[key]) ?? 0 }))
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    { key: 'total', amount: readNumber(amounts?.total) ?? 0 },
  ]
}
