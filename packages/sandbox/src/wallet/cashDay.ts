import { keyOf } from '../base/keys.ts'
import { createRandom } from '../base/random.ts'
import { startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import { hasWallets } from '../groups/terms.ts'

/** An admin's action on a driver's wallet on a day: a top-up by hand, or the decision on a request. */
export interface CashDay {
  /** Time of the action; undefined for a request without a decision. */
  at: number | undefined
  amount: number
  request: Request | undefined
  /** Whether the action happens when the clock reaches it; otherwise only if it was before the world's start. */
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
  /** The admins' decision; `waits` before it. */
  outcome: 'approved' | 'rejected' | 'waits'
  decidedAt: number | undefined
  /** The payment method. */
  payment: Payment
  remark: string
  /** The number of pictures with the request. */
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
const MAX_IMAGES = 3

/** A driver's days repeat in a cycle of this length: the first are these, on the others nothing happens. */
const DAYS = 24
const LOTS = ['approved', 'approved', 'approved', 'approved', 'hand', 'hand', 'rejected', 'waits'] as const

/** The first drivers of each group have one of these each day, soon after midnight, so that each case always exists. */
export const STANDING = ['waits', 'hand', 'approved', 'rejected'] as const
const STANDING_AMOUNT = 5_000

type Lot = (typeof LOTS)[number]

/** Keys count days from this one. */
const FIRST_DAY = 18_000
const MAX_DRIVERS = 100_000

const keyOfRequest = (driver: number, day: number) =>
  keyOf('request', (day - FIRST_DAY) * MAX_DRIVERS + driver)

/** The driver and the day of a request's key; undefined for other texts. */
export function partsOfKey(key: string): { driver: number; day: number } | undefined {
  const index = Number(key.slice(4)) - Number(keyOf('request', 0).slice(4))
  const parts = { driver: index % MAX_DRIVERS, day: Math.floor(index / MAX_DRIVERS) + FIRST_DAY }
  return index >= 0 && keyOfRequest(parts.driver, parts.day) === key ? parts : undefined
}

/** The seeded action on a driver's wallet on a calendar day; `rank` is the driver's place in the group, from 0. */
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
    images: random.int(MAX_IMAGES),
  }
  return { at: lot === 'approved' ? decidedAt : undefined, amount, request, isStanding }
}
