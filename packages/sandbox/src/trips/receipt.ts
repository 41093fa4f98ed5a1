import { createRandom } from '../base/random.ts'
import type { Dated } from '../staff/dated.ts'
import type { ExtraCharge, Rate } from '../staff/rates.ts'
import type { Routes } from '../streets/routes.ts'
import { CITY_RATE, type FareRate, fareOf, waitingCharge } from './fare.ts'
import type { Trip } from './trip.ts'

/** An extra charge in the server's words: types 0 and 2 are flat, others are counted (BKD-17). */
export interface Extra {
  name: string
  type: 0 | 1 | 2 | 3
  /** MMK, per piece if counted. */
  amount: number
  /** 1 for flat charges. */
  qty: number
}

/** The amounts of a trip in MMK, which add up to `total`. Every reply about the trip uses them. */
export interface Receipt {
  metres: number
  seconds: number
  waitingSeconds: number
  initial: number
  distanceCharge: number
  waitingCharge: number
  extras: readonly Extra[]
  extrasTotal: number
  total: number
  /** The number of the trip in the driver's app: 1 for the first of a day. */
  tripNumber: number
  /** The success code of a paid trip, such as `K7` (BKD-07). */
  successCode: string
}

/** What the amounts of a trip depend on. */
export interface FareWorld {
  seed: number
  city: { routes: Routes }
  drivers: readonly { groupId: string }[]
  rates: Dated<Rate>
  extraCharges: Dated<ExtraCharge>
}

const MAX_PIECES = 4
const SOME_EXTRAS = 0.35
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The receipt of an ended trip; before the end, of the planned trip. */
export function receiptOf(world: FareWorld, trip: Trip): Receipt {
  const { seed, city, extraCharges } = world
  const rate = rateOf(world, trip)
  const charges = extraCharges.of(groupOf(world, trip), trip.start)
  const random = createRandom(seed, 'receipt', trip.driver, trip.day, trip.number)
  const metres = city.routes.metres(trip.from, trip.to)
  const chosen = random.chance(SOME_EXTRAS) ? random.shuffle(charges).slice(0, 1 + random.int(2)) : []
  const extras = chosen.map(({ name, type, amount }) => ({
    name,
    type,
    amount,
    qty: isFlat(type) ? 1 : 1 + random.int(MAX_PIECES),
  }))
  const amounts = {
    initial: rate.initial,
    distanceCharge: fareOf(metres, rate) - rate.initial,
    waitingCharge: waitingCharge(trip.waited, rate),
    extrasTotal: extras.reduce((sum, { amount, qty }) => sum + amount * qty, 0),
  }
  return {
    metres,
    seconds: Math.round((trip.end - trip.start) / 1000),
    waitingSeconds: Math.round(trip.waited / 1000),
    ...amounts,
    extras,
    total: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
    tripNumber: trip.number + 1,
    successCode: CODE_LETTERS.charAt(random.int(CODE_LETTERS.length)) + String(random.int(10)),
  }
}

const isFlat = (type: Extra['type']) => type === 0 || type === 2

const groupOf = ({ drivers }: FareWorld, { driver }: Trip) => drivers[driver]?.groupId ?? ''

/** The rate of the driver's group at the start of a trip. */
export function rateOf(world: FareWorld, trip: Trip): FareRate {
  return world.rates.of(groupOf(world, trip), trip.start)[0] ?? CITY_RATE
}
