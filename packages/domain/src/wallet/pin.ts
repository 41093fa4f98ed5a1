/** Boxes of the PIN popup. WAL-05. */
export const PIN_LENGTH = 6

const PIN = /^[0-9]{6}$/

/** The message key of everything that is missing. VAL-28, CF-66. */
export type EmptyError = 'EMPTY'

/** Why a PIN is not sent: it has not exactly 6 digits. WAL-05, CF-66. */
export function pinError(pin: string): EmptyError | undefined {
  return typeof pin === 'string' && PIN.test(pin) ? undefined : 'EMPTY'
}

/** What the change-PIN popup holds. WAL-15. */
export interface PinChange {
  readonly oldPin: string
  readonly newPin: string
}

/** Why a PIN is not changed: the current or the new one is missing or no PIN. WAL-08, VAL-28, CF-66. */
export function pinChangeError(change: PinChange): EmptyError | undefined {
  return pinError(change?.oldPin) ?? pinError(change?.newPin)
}
