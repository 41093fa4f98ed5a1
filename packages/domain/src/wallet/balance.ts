import type { EmptyError } from './pin.ts'

/** The request of the balance popups. WAL-14. */
export interface BalanceForm {
  /** `syskey` of the driver. */
  readonly driverId: string
  readonly groupId: string
  /** As typed. */
  readonly amount: string
}

/** Digits with an optional fraction: no sign and no exponent, so that every reader parses the same amount. */
const AMOUNT = /^\d+(?:\.\d+)?$/

/**
 * A typed amount in MMK: a positive number with digits that a double keeps exactly. Undefined for anything else, which
 * is never sent.
 */
export function readAmount(text: string): number | undefined {
  const typed = typeof text === 'string' ? text.trim() : ''
  if (!AMOUNT.test(typed)) return undefined
  const amount = Number(typed)
  return amount > 0 && amount <= Number.MAX_SAFE_INTEGER ? amount : undefined
}

/** Message keys by field; a valid field has none. */
export type BalanceErrors = Partial<Readonly<Record<'driverId' | 'amount', EmptyError>>>

/** The errors of adding a balance: amount and driver are required. VAL-27. */
export function balanceErrors(form: Pick<BalanceForm, 'driverId' | 'amount'>): BalanceErrors {
  const hasDriver = typeof form?.driverId === 'string' && form.driverId.trim() !== ''
  return {
    ...(!hasDriver && { driverId: 'EMPTY' as const }),
    ...(readAmount(form?.amount) === undefined && { amount: 'EMPTY' as const }),
  }
}
