import { keyOf } from '../base/keys.ts'
import type { Group } from '../groups/group.ts'
import { CITY_RATE, type FareRate } from '../trips/fare.ts'
import { createDated, type Dated, type GroupRow } from './dated.ts'

/** The rate of a group. */
export type Rate = GroupRow & FareRate

/** An extra charge of a group, MMK. */
export interface ExtraCharge extends GroupRow {
  name: string
  /** 0 and 2 are flat, 1 and 3 are counted (BKD-17). */
  type: 0 | 1 | 2 | 3
  /** MMK, per piece if counted. */
  amount: number
}

const CHARGES: readonly Pick<ExtraCharge, 'name' | 'type' | 'amount'>[] = [
  { name: 'Bridge toll', type: 0, amount: 300 },
  { name: 'လေဆိပ်ဝင်ကြေး', type: 2, amount: 1000 },
  { name: 'Luggage', type: 1, amount: 500 },
  { name: 'ကလေးထိုင်ခုံ', type: 3, amount: 700 },
]

/** The rates of the groups. The last of several groups has none: its trips cost the rate of the city. */
export function createRates(groups: readonly Group[]): Dated<Rate> {
  const idOf = (index: number) => keyOf('rate', index)
  const rated = groups.length > 1 ? groups.slice(0, -1) : groups
  return createDated(
    rated.map(({ id }, index) => ({ id: idOf(index + 1), groupId: id, ...CITY_RATE })),
    idOf,
  )
}

/** The extra charges of the groups, at first the same in each. */
export function createExtraCharges(groups: readonly Group[]): Dated<ExtraCharge> {
  const idOf = (index: number) => keyOf('extraCharge', index)
  const seed = groups.flatMap(({ id: groupId }) => CHARGES.map((charge) => ({ groupId, ...charge })))
  return createDated(
    seed.map((charge, index) => ({ id: idOf(index + 1), ...charge })),
    idOf,
  )
}
