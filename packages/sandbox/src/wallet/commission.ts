import { termsOf } from '../groups/terms.ts'

const PART = 0.1
/** Nobody counts smaller amounts. */
const STEP = 10
const A_TRIP = 300

/** What the platform takes off the wallet for a trip of a group, MMK, by the group's `fee_type`. */
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
