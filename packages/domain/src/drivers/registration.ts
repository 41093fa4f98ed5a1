import { isEmail } from '../auth/email.ts'
import { latinDigits } from '../format/latinDigits.ts'

/** The fields of the register popup. REG-07. */
export interface RegistrationForm {
  readonly name: string
  /** Mobile or e-mail. */
  readonly userId: string
  readonly memberId: string
  readonly vehicleNo: string
  readonly brand: string
  readonly model: string
}

/** The additional fields of the edit form. REG-06. */
export interface DriverEditForm {
  /** `syskey` of the driver. */
  readonly driverId: string
  readonly name: string
}

/** The placeholder of the vehicle number. REG-07. */
export const VEHICLE_NO_PLACEHOLDER = 'AA-1234'

/** Message keys by field; a valid field has none. */
export type FormErrors<Form> = Partial<Readonly<Record<keyof Form, 'USER_REQUIRED' | 'EMPTY'>>>

/** The errors of a registration. Only the user id is required. VAL-24. */
export function registrationErrors(
  form: Pick<RegistrationForm, 'userId'>,
): FormErrors<Pick<RegistrationForm, 'userId'>> {
  return isBlank(form?.userId) ? { userId: 'USER_REQUIRED' } : {}
}

/** The errors of an edit: only driver id and name are required. VAL-26. */
export function driverEditErrors(form: DriverEditForm): FormErrors<DriverEditForm> {
  return {
    ...(isBlank(form?.driverId) && { driverId: 'EMPTY' as const }),
    ...(isBlank(form?.name) && { name: 'EMPTY' as const }),
  }
}

/** The editable values of a driver. `vehicle` is brand and model in one field. REG-01. */
export interface DriverEditValues {
  readonly name: string
  readonly memberId: string
  readonly vehicleNo: string
  readonly vehicle: string
}

/** Which call an edit sends: none without a change, the one of the member id where nothing else changed. CF-132. */
export function driverEditCall(
  before: DriverEditValues,
  after: DriverEditValues,
): 'none' | 'memberId' | 'driver' {
  const others = ['name', 'vehicleNo', 'vehicle'] as const
  if (others.some((field) => before[field] !== after[field])) return 'driver'
  return before.memberId === after.memberId ? 'none' : 'memberId'
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}

/** The contact fields of the calls. */
export interface ContactFields {
  readonly mobile: string
  readonly email: string
}

/** A typed user id, trimmed, as e-mail if it has that shape, else as mobile, in the digits of servers. VAL-25. */
export function contactFields(userId: string): ContactFields {
  const text = typeof userId === 'string' ? userId.trim() : ''
  return isEmail(text) ? { mobile: '', email: text } : { mobile: latinDigits(text), email: '' }
}

/** Joins brand and model into the `vehicle` of the calls. CF-69. */
export function joinVehicle(brand: string, model: string): string {
  return [brand, model]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .filter((part) => part !== '')
    .join(' ')
}

/** Whether the popup registers a new driver or edits one that the lookup found. REG-03. */
export type RegistrationMode = 'register' | 'edit'

/** Keys of the popup's words. REG-04. */
export const REGISTRATION_MODES: Readonly<
  Record<
    RegistrationMode,
    { readonly title: 'registration' | 'driver'; readonly button: 'register' | 'update' }
  >
> = {
  register: { title: 'registration', button: 'register' },
  edit: { title: 'driver', button: 'update' },
}
