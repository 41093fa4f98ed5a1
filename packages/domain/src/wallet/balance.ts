import { type MoneyError, type MoneyRange, readMoney } from '../format/readMoney.ts'
import type { EmptyError } from './pin.ts'

/** The request of the balance popups. WAL-14. */
export interface BalanceForm {
  /** `syskey` of the driver. */
  readonly driverId: string
  readonly groupId: string
  /** As typed. */
  readonly amount: string
}

/** What is added to a wallet: above 0, and kept exactly by a double. CF-171. */
export const TOP_UP_RANGE: MoneyRange = { least: 1, most: Number.MAX_SAFE_INTEGER }

/** The errors by field; a valid field has none. */
export interface BalanceErrors {
  readonly driverId?: EmptyError
  readonly amount?: MoneyError
}

/** The errors of adding a balance: amount and driver are required. VAL-27, CF-171. */
export function balanceErrors(form: Pick<BalanceForm, 'driverId' | 'amount'>): BalanceErrors {
  const hasDriver = typeof form?.driverId === 'string' && form.driverId.trim() !== ''
  const { error } = readMoney(form?.amount, TOP_UP_RANGE)
  return { ...(!hasDriver && { driverId: 'EMPTY' as const }), ...(error && { amount: error }) }
}
