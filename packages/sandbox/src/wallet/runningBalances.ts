import { dayOf, startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { changeOf } from './entry.ts'
import type { SeededEntries, WalletWorld } from './seededEntries.ts'

/** The balance of a wallet without its movements: maps read those of the whole fleet at each poll. */
interface Running {
  balance: number
  /** The moment of the balance. */
  at: number
  /** The seeded entries after it and until `horizon`: the time of each, then its change. */
  next: number[]
  /** The number of entries that the balance has. */
  entered: number
  horizon: number
  /** Grows when a call changes the entries to come. */
  version: number
}

/** The balances of wallets that no call has read in full, each in its driver's own group. */
export function createRunningBalances(
  { diary, requests, rates, extraCharges, openedAt }: WalletWorld,
  { entries, sumsOf, openingOf }: SeededEntries,
) {
  const running = new Map<Enlisted, Running>()

  const versionOf = ({ driver }: Enlisted): number =>
    rates.changes +
    extraCharges.changes +
    (driver ? diary.additionsOf(driver.index) + requests.decisionsOf(driver) : 0)

  function balance(owner: Enlisted, driver: Driver, now: number): number {
    const { groupId } = driver
    const one = running.get(owner) ?? {
      balance: openingOf(owner, groupId) + sumsOf(owner, driver).sum,
      at: openedAt,
      next: [],
      entered: 0,
      horizon: Number.NEGATIVE_INFINITY,
      version: 0,
    }
    running.set(owner, one)
    const version = versionOf(owner)
    if (now > one.horizon || version !== one.version) {
      // Each driver at another time of the day, so that no poll computes all of them.
      one.horizon = startOfDay(dayOf(now) + 1) + driver.habits.dayStarts
      one.next = entries(owner, groupId, one.at, one.horizon).flatMap((entry) => [entry.at, changeOf(entry)])
      one.entered = 0
      one.version = version
    }
    for (let index = one.entered * 2; (one.next[index] ?? now + 1) <= now; index += 2) {
      one.balance += one.next[index + 1] ?? 0
      one.entered += 1
    }
    one.at = Math.max(one.at, now)
    return one.balance
  }

  return { balance }
}
