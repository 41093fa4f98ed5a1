import type { DriverRanking } from './dashboard.ts'

/** A row of the ranking with its place. */
export interface RankedDriver extends DriverRanking {
  /** From 1; drivers with the same amount share a rank. */
  readonly rank: number
}

/**
 * The ranking by total amount, highest first; equal amounts keep the server's order. An amount that is not a number is
 * last. Source: DASH-07.
 */
export function ranked(drivers: readonly DriverRanking[]): readonly RankedDriver[] {
  const sorted = [...drivers].sort((a, b) => amountOf(b) - amountOf(a))
  let rank = 0
  let amount: number | undefined
  return sorted.map((driver, index) => {
    if (amountOf(driver) !== amount) rank = index + 1
    amount = amountOf(driver)
    return { ...driver, rank }
  })
}

function amountOf({ totalAmount }: DriverRanking): number {
  return Number.isFinite(totalAmount) ? totalAmount : Number.MIN_SAFE_INTEGER
}
