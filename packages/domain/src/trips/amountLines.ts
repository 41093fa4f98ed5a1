import { readNumber } from '../format/readNumber.ts'

/** The amounts of a detail, in MMK. */
export interface TripAmounts {
  readonly initialFare?: number | string | null | undefined
  readonly distanceCharge?: number | string | null | undefined
  readonly waitingCharge?: number | string | null | undefined
  /** The server's sum; expanding it lists the extras. CF-53. */
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
 * The lines of the fare in order: those that are set and not 0, and always the total. Texts such as `0.00`, blank ones
 * and values that are not numbers count as 0. CF-54.
 */
export function amountLines(amounts: TripAmounts): AmountLine[] {
  const lines = LINES.map((key): AmountLine => ({ key, amount: readNumber(amounts?.[key]) ?? 0 }))
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    { key: 'total', amount: readNumber(amounts?.total) ?? 0 },
  ]
}

/** An estimated fare beside the actual one, in MMK. */
export interface FareEstimate {
  readonly estimated: number
  /** The actual fare less the estimated one. */
  readonly difference: number
}

/** The estimate of a fare where both are known; an amount of 0 is not known yet. TRIP-09. */
export function fareEstimate(
  detail: Pick<TripAmounts, 'total'> & { readonly estimatedAmount?: number | undefined },
): FareEstimate | undefined {
  const estimated = readNumber(detail?.estimatedAmount) ?? 0
  const actual = readNumber(detail?.total) ?? 0
  return estimated > 0 && actual > 0 ? { estimated, difference: actual - estimated } : undefined
}
