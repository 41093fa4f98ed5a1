/** A card of a booking that has shown another status: the codes before and after. */
export interface StatusChange {
  key: string
  from: number
  to: number
}

/**
 * Whether a card has gone back to an older status: the booking had the shown one for the last time before it had the
 * former one for the first time. `steps` are the codes of its whole life, oldest first.
 */
export function isStale({ from, to }: StatusChange, steps: readonly number[]): boolean {
  const first = steps.indexOf(from)
  const last = steps.lastIndexOf(to)
  return first !== -1 && last !== -1 && last < first
}
