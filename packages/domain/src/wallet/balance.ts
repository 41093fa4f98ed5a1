import type { EmptyError } from './pin.ts'

/** What the balance popups send. DRV-15, WAL-14. */
export interface BalanceForm {
  /** `syskey` of the driver. */
  readonly driverId: string
  readonly groupId: string
  /** As typed. */
  readonly amount: string
}

/** Digits with an optional fraction: no sign, no exponent, nothing that a reader and a server could take differently. */
const AMOUNT = /^\d+(?:\.\d+)?$/

/**
 * A typed amount in MMK: a positive number of digits that a double keeps exactly. Undefined for anything else, so that
 * nothing else is ever sent.
 */
export function readAmount(text: string): number | undefined {
  const typed = typeof text === 'string' ? text.trim() : ''
  if (!AMOUNT.test(typed)) return undefined
  const amount = Number(typed)
  return amount > 0 && amount <= Number.MAX_SAFE_INTEGER ? amount : undefined
}

/** Message keys by field; a field without one is right. */
export type BalanceErrors = Partial<Readonly<Record<'driverId' | 'amount', EmptyError>>>

/** Why a balance is not added: amount and driver are required. VAL-19, VAL-27. */
export function balanceErrors(form: Pick<BalanceForm, 'driverId' | 'amount'>): BalanceErrors {
  const hasDriver = typeof form?.driverId === 'string' && form.driverId.trim() !== ''
  return {
    ...(!hasDriver && { driverId: 'EMPTY' as const }),
    ...(readAmount(form?.amount) === undefined && { amount: 'EMPTY' as const }),
  }
}
