/** The parties of a top-up: user id of the admin, key of the driver, id of the group. */
export interface TopUpIntent {
  userId: string
  driverKey: string
  groupId: string
}

/** Transaction checks that answered `Success`: each is valid for one top-up, for a limited time (WAL-10). */
export interface Checks {
  open(intent: TopUpIntent, now: number): void
  isOpen(intent: TopUpIntent, now: number): boolean
  spend(intent: TopUpIntent): void
  /** The expiry of each check. */
  readonly changes: ReadonlyMap<string, number>
}

const OPEN_FOR = 10 * 60_000

export function createChecks(): Checks {
  const openUntil = new Map<string, number>()
  const keyOf = ({ userId, driverKey, groupId }: TopUpIntent) => `${userId} ${driverKey} ${groupId}`
  return {
    open: (intent, now) => void openUntil.set(keyOf(intent), now + OPEN_FOR),
    isOpen: (intent, now) => now < (openUntil.get(keyOf(intent)) ?? 0),
    spend: (intent) => void openUntil.delete(keyOf(intent)),
    changes: openUntil,
  }
}
