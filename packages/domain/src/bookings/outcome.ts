import { readNumber } from '../format/readNumber.ts'
import { type BookingAction, moveBooking } from './actions.ts'
import type { BookingAudience } from './audience.ts'

/**
 * The outcome of an action whose call got no answer: `done`, `notDone`, or `overtaken` if another actor moved the
 * booking to a third status.
 */
export type ActionOutcome = 'done' | 'notDone' | 'overtaken'

/** Derives the outcome from the booking's statuses: `from` before the action, `now` from the server afterwards. R5. */
export function actionOutcome(
  audience: BookingAudience,
  action: BookingAction,
  { from, now }: { readonly from: number; readonly now: number },
): ActionOutcome {
  const current = readNumber(now)
  if (current === readNumber(from)) return 'notDone'
  return current !== undefined && current === moveBooking(audience, from, action) ? 'done' : 'overtaken'
}
