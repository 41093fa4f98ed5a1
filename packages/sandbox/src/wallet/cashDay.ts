import { keyOf } from '../base/keys.ts'
import { createRandom } from '../base/random.ts'
import { startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import { hasWallets } from '../groups/terms.ts'

/** What an admin does about a driver's wallet on a day: tops it up by hand, or decides a request. */
export interface CashDay {
  /** When it is done; a request that is not decided has none. */
  at: number | undefined
  amount: number
  request: Request | undefined
  /** Whether it is done when its time has come; else it only happened before the world was opened. */
  isStanding: boolean
}

/** A driver's request for a top-up, as it was sent (APR-09). */
export interface Request {
  key: string
  driver: Driver
  groupId: string
  amount: number
  /** Epoch milliseconds. */
  requestedAt: number
  /** What the admins made of it; `waits` until somebody decides. */
  outcome: 'approved' | 'rejected' | 'waits'
  decidedAt: number | undefined
  /** How it was paid. */
  payment: Payment
  remark: string
  /** Pictures of receipts that came with it. */
  images: number
}

interface Payment {
  name: string
  type: string
  symbol: string
}

const MINUTE = 60_000
const AMOUNTS = [10_000, 20_000, 30_000, 50_000] as const
const PAYMENTS: readonly [Payment, ...Payment[]] = [
  { name: 'KBZPay', type: 'Mobile wallet', symbol: 'MMK' },
  { name: 'Wave Money', type: 'Mobile wallet', symbol: 'Ks' },
  { name: 'CB Bank', type: 'Bank transfer', symbol: 'MMK' },
  { name: 'ငွေသား', type: 'Cash', symbol: 'ကျပ်' },
]
const REMARKS = [
  '',
  'Please confirm today.',
  'ယနေ့ညနေမတိုင်မီ ဖြည့်ပေးပါ။',
  'Paid twice by mistake: this is the second receipt, the first one went in on Monday under my brother’s name.',
] as const
const MOST_IMAGES = 3

/** Of so many days of a driver, the first are these; on the others nothing is asked or done. */
const DAYS = 24
const LOTS = ['approved', 'approved', 'approved', 'approved', 'hand', 'hand', 'rejected', 'waits'] as const

/** So that each group always has each case, its first drivers have one of them every day, soon after midnight. */
export const STANDING = ['waits', 'hand', 'approved', 'rejected'] as const
const STANDING_AMOUNT = 5_000

type Lot = (typeof LOTS)[number]

/** Keys count days from this one. */
const FIRST_DAY = 18_000
const MOST_DRIVERS = 100_000

const keyOfRequest = (driver: number, day: number) =>
  keyOf('request', (day - FIRST_DAY) * MOST_DRIVERS + driver)

/** The driver and the day of a request's key; undefined for a key of something else. */
export function partsOfKey(key: string): { driver: number; day: number } | undefined {
  const index = Number(key.slice(4)) - Number(keyOf('request', 0).slice(4))
  const parts = { driver: index % MOST_DRIVERS, day: Math.floor(index / MOST_DRIVERS) + FIRST_DAY }
  return index >= 0 && keyOfRequest(parts.driver, parts.day) === key ? parts : undefined
}

/** What the seed has for the wallet of a driver on a calendar day; `rank` is their place in their group, from 0. */
export function cashDay(seed: number, driver: Driver, rank: number, day: number): CashDay | undefined {
  if (!hasWallets(driver.groupId)) return undefined
  const random = createRandom(seed, 'cash', driver.index, day)
  const standing = STANDING[rank]
  const lot: Lot | undefined = standing ?? LOTS[random.int(DAYS)]
  if (lot === undefined) return undefined
  const minute = standing === undefined ? 8 * 60 + random.int(10 * 60) : 1 + rank
  const requestedAt = startOfDay(day) + minute * MINUTE + random.int(MINUTE)
  const isStanding = standing !== undefined
  const picked = random.pick(AMOUNTS)
  const amount = isStanding && lot !== 'waits' ? STANDING_AMOUNT : picked
  if (lot === 'hand') return { at: requestedAt, amount, request: undefined, isStanding }
  const decidedAt =
    lot === 'waits' ? undefined : requestedAt + (isStanding ? MINUTE : (10 + random.int(110)) * MINUTE)
  const request: Request = {
    key: keyOfRequest(driver.index, day),
    driver,
    groupId: driver.groupId,
    amount,
    requestedAt,
    outcome: lot,
    decidedAt,
    payment: random.pick(PAYMENTS),
    remark: random.pick(REMARKS),
    images: random.int(MOST_IMAGES),
  }
  return { at: lot === 'approved' ? decidedAt : undefined, amount, request, isStanding }
}
