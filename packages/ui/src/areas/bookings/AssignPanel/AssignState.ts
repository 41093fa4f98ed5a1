import type { AssignCandidate } from '@fleetgis/domain/bookings'

/** The state of an assignment. It names the driver from the first click until the outcome is known. */
export type AssignState =
  | { readonly step: 'choosing' }
  /** The call is in flight. */
  | { readonly step: 'sending'; readonly candidate: AssignCandidate }
  /** The outcome is unknown, and the booking's detail is being fetched. */
  | {
      readonly step: 'asking'
      readonly candidate: AssignCandidate
      /** Ask again was pressed. */
      readonly isAgain?: boolean | undefined
    }
  /** The detail could not be fetched either: no other call is sent until it answers. */
  | { readonly step: 'unknown'; readonly candidate: AssignCandidate }
  /** The driver has the booking. */
  | { readonly step: 'done'; readonly candidate: AssignCandidate }
  /** The call failed, and the booking still waits for a driver. */
  | { readonly step: 'refused'; readonly message: string | undefined }
  /** Another driver has the booking, or it has ended. */
  | { readonly step: 'gone'; readonly message: string | undefined; readonly driverName: string | undefined }

export const CHOOSING: AssignState = { step: 'choosing' }

/** Whether another driver can be chosen. */
export function canChoose({ step }: AssignState): boolean {
  return step === 'choosing' || step === 'refused'
}

/** Whether a call is in flight, which keeps the panel open. */
export function isUnderWay(
  state: AssignState,
): state is Extract<AssignState, { readonly step: 'sending' | 'asking' }> {
  return state.step === 'sending' || state.step === 'asking'
}
