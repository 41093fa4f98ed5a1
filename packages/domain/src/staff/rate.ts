import type { FieldErrors } from '../auth/validation.ts'
import { type MoneyError, type MoneyRange, readMoney } from '../format/readMoney.ts'
import type { MessageKey } from '../i18n/messageKey.ts'
import { nameError } from './name.ts'

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

/** A fare or charge in MMK: the sum of a trip stays exact. Source: CF-128, CF-171. */
export const CHARGE_RANGE: MoneyRange = { least: 0, most: 1_000_000 }

export type RateField = 'groupId' | 'initial' | 'perKm' | 'perMinute'
export type ExtraChargeField = 'groupId' | 'name' | 'amount'

type Typed<Field extends string> = Readonly<Record<Field, string>>
type FormErrors<Field extends string> = FieldErrors<Field, MessageKey | MoneyError>

/** The errors of a rate as typed. Source: CF-128. */
export function rateErrors(form: Typed<RateField>): FormErrors<RateField> {
  return {
    ...required('groupId', form),
    ...charge('initial', form),
    ...charge('perKm', form),
    ...charge('perMinute', form),
  }
}

/** The errors of an extra charge as typed. Source: CF-128. */
export function extraChargeErrors(form: Typed<ExtraChargeField>): FormErrors<ExtraChargeField> {
  const name = nameError(form.name)
  return { ...required('groupId', form), ...(name && { name }), ...charge('amount', form) }
}

const required = <Field extends string>(field: Field, form: Typed<Field>): FormErrors<Field> =>
  (form[field].trim() === '' ? { [field]: 'staff.required' } : {}) as FormErrors<Field>

function charge<Field extends string>(field: Field, form: Typed<Field>): FormErrors<Field> {
  const { error } = readMoney(form[field], CHARGE_RANGE)
  return (error ? { [field]: error } : {}) as FormErrors<Field>
}
