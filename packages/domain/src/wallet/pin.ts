/** The number of digits in the PIN popup. WAL-05. */
export const PIN_LENGTH = 6

const PIN = /^[0-9]{6}$/

/** The message key of a missing value. VAL-28. */
export type EmptyError = 'EMPTY'

/** The error of a PIN: it needs exactly 6 digits. CF-66. */
export function pinError(pin: string): EmptyError | undefined {
  return typeof pin === 'string' && PIN.test(pin) ? undefined : 'EMPTY'
}

/** The content of the change-PIN popup. WAL-15. */
export interface PinChange {
  readonly oldPin: string
  readonly newPin: string
}
