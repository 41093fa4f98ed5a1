import { readNumber } from '../format/readNumber.ts'
import { type BookingAction, moveBooking } from './actions.ts'
import type { BookingAudience } from './audience.ts'

/**
 * What became of an action whose call got no answer: `done`, `notDone`, or `overtaken` where the booking stands at
 * something that is neither where it began nor where the action leads: somebody else moved it, before or after.
 */
export type ActionOutcome = 'done' | 'notDone' | 'overtaken'

/** Tells it by the statuses of the booking: `from` before the action, `now` as the server says it afterwards. R5. */
export function actionOutcome(
  audience: BookingAudience,
  action: BookingAction,
  { from, now }: { readonly from: number; readonly now: number },
): ActionOutcome {
  const current = readNumber(now)
  if (current === readNumber(from)) return 'notDone'
  return current !== undefined && current === moveBooking(audience, from, action) ? 'done' : 'overtaken'
}
