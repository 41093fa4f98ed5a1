import type { FieldErrors } from '../auth/validation.ts'
import { readAmount } from '../wallet/balance.ts'

/** What a trip costs in a group, MMK. Source: CF-128. */
export interface Rate {
  readonly id: string
  readonly groupId: string
  readonly groupName: string
  /** The fare at the start. */
  readonly initial: number
  /** The charge of a kilometre. */
  readonly perKm: number
  /** The charge of a waiting minute. */
  readonly perMinute: number
  /** The server's stamp of this version, where its reply has one (CF-179). */
  readonly version?: string | undefined
}

/** An amount that is added to a fare, MMK. Source: CF-128. */
export interface ExtraCharge {
  readonly id: string
  readonly groupId: string
  readonly groupName: string
  readonly name: string
  readonly amount: number
  /** The server's stamp of this version, where its reply has one (CF-179). */
  readonly version?: string | undefined
}

/** The highest fare or charge in MMK, so that the sum of a trip stays exact. Source: CF-128. */
export const MAX_CHARGE = 1_000_000

/** A typed fare or charge: whole MMK from 0 to `MAX_CHARGE`; undefined for anything else. Source: CF-128. */
export function readCharge(text: string): number | undefined {
  const amount = typeof text === 'string' && /^0+$/.test(text.trim()) ? 0 : readAmount(text)
  return amount !== undefined && Number.isInteger(amount) && amount <= MAX_CHARGE ? amount : undefined
}

export type RateField = 'groupId' | 'initial' | 'perKm' | 'perMinute'
export type ExtraChargeField = 'groupId' | 'name' | 'amount'

type Typed<Field extends string> = Readonly<Record<Field, string>>

/** The errors of a rate as typed. Source: CF-128. */
export function rateErrors(form: Typed<RateField>): FieldErrors<RateField> {
  return {
    ...required('groupId', form),
    ...charge('initial', form),
    ...charge('perKm', form),
    ...charge('perMinute', form),
  }
}

/** The errors of an extra charge as typed. Source: CF-128. */
export function extraChargeErrors(form: Typed<ExtraChargeField>): FieldErrors<ExtraChargeField> {
  return { ...required('groupId', form), ...required('name', form), ...charge('amount', form) }
}

const required = <Field extends string>(field: Field, form: Typed<Field>): FieldErrors<Field> =>
  (form[field].trim() === '' ? { [field]: 'staff.required' } : {}) as FieldErrors<Field>

const charge = <Field extends string>(field: Field, form: Typed<Field>): FieldErrors<Field> =>
  (readCharge(form[field]) === undefined ? { [field]: 'staff.invalidAmount' } : {}) as FieldErrors<Field>
