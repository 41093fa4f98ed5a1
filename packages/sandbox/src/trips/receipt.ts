import { createRandom } from '../base/random.ts'
import type { Routes } from '../streets/routes.ts'
import { fareOf, INITIAL_FARE, waitingCharge } from './fare.ts'
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

type Charge = Omit<Extra, 'qty'>

const CHARGES: readonly Charge[] = [
  { name: 'Bridge toll', type: 0, amount: 300 },
  { name: 'လေဆိပ်ဝင်ကြေး', type: 2, amount: 1000 },
  { name: 'Luggage', type: 1, amount: 500 },
  { name: 'ကလေးထိုင်ခုံ', type: 3, amount: 700 },
]
const MOST_PIECES = 4
const SOME_EXTRAS = 0.35
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The receipt of an ended trip; before the end, of the planned trip. */
export function receiptOf({ seed, city }: { seed: number; city: { routes: Routes } }, trip: Trip): Receipt {
  const random = createRandom(seed, 'receipt', trip.driver, trip.day, trip.number)
  const metres = city.routes.metres(trip.from, trip.to)
  const chosen = random.chance(SOME_EXTRAS) ? random.shuffle(CHARGES).slice(0, 1 + random.int(2)) : []
  const extras = chosen.map((charge) => ({
    ...charge,
    qty: isFlat(charge) ? 1 : 1 + random.int(MOST_PIECES),
  }))
  const amounts = {
    initial: INITIAL_FARE,
    distanceCharge: fareOf(metres) - INITIAL_FARE,
    waitingCharge: waitingCharge(trip.waited),
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

const isFlat = ({ type }: Charge) => type === 0 || type === 2
