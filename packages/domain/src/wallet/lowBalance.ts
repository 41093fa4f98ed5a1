/**
 * The lowest step in MMK, below which a wallet is marked: the commission of about two trips. No document names steps of
 * a top-up. Source: decision 17.
 */
const LOWEST_STEP = 1_000

/** Whether a wallet is so low that it should be topped up; an unknown balance is not. */
export function isLowBalance(balance: number | undefined): boolean {
  return balance !== undefined && balance < LOWEST_STEP
}
