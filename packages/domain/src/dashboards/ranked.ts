import type { DriverRanking } from './dashboard.ts'

/** A row of the ranking with its place. */
export interface RankedDriver extends DriverRanking {
  /** From 1; drivers with the same amount share a place. */
  readonly rank: number
}

/**
 * The ranking by total amount, highest first; where amounts are equal, the server's order stays. An amount that is no
 * number comes last. Source: DASH-02, DASH-03, DASH-07.
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
