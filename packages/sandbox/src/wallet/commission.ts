import { termsOf } from '../groups/terms.ts'

const PART = 0.1
/** Commissions are rounded to this step, MMK. */
const STEP = 10
const A_TRIP = 300

/** The commission of a trip, charged to the wallet of its group, MMK, by the group's `fee_type`. */
export function commissionOf(groupId: string, fare: number): number {
  switch (Number(termsOf(groupId).fee_type)) {
    case 0:
      return 0
    case 2:
      return A_TRIP
    default:
      return Math.round((fare * PART) / STEP) * STEP
  }
}
