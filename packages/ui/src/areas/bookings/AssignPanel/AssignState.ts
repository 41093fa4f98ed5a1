import type { AssignCandidate } from '@fleetgis/domain/bookings'

/** How assigning goes. A driver is named from the first click until it is known what became of it. */
export type AssignState =
  | { readonly step: 'choosing' }
  /** The call is on its way. */
  | { readonly step: 'sending'; readonly candidate: AssignCandidate }
  /** Nobody knows what it did, and the server is asked. */
  | { readonly step: 'asking'; readonly candidate: AssignCandidate }
  /** Nor did the server answer that: nothing else is sent until it has. */
  | { readonly step: 'unknown'; readonly candidate: AssignCandidate }
  /** The driver has the booking. */
  | { readonly step: 'done'; readonly candidate: AssignCandidate }
  /** Nothing was done, and the booking still waits for a driver. */
  | { readonly step: 'refused'; readonly message: string | undefined }
  /** Another driver has the booking, or it has ended. */
  | { readonly step: 'gone'; readonly message: string | undefined; readonly driverName: string | undefined }

export const CHOOSING: AssignState = { step: 'choosing' }

/** Whether another driver can be chosen. */
export function canChoose({ step }: AssignState): boolean {
  return step === 'choosing' || step === 'refused'
}

/** Whether a call is on its way, so that nothing may close what waits for it. */
export function isUnderWay(
  state: AssignState,
): state is Extract<AssignState, { readonly step: 'sending' | 'asking' }> {
  return state.step === 'sending' || state.step === 'asking'
}
