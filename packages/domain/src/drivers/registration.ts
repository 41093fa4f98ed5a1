import { isEmail } from '../auth/email.ts'

/** What the fields of the register popup hold. REG-02, REG-07. */
export interface RegistrationForm {
  readonly name: string
  /** Mobile or e-mail. */
  readonly userId: string
  readonly memberId: string
  readonly vehicleNo: string
  readonly brand: string
  readonly model: string
}

/** What the edit form needs beside them. REG-06. */
export interface DriverEditForm {
  /** `syskey` of the driver. */
  readonly driverId: string
  readonly name: string
}

/** What the field of the vehicle number suggests. REG-07. */
export const VEHICLE_NO_PLACEHOLDER = 'AA-1234'

/** Message keys by field; a field without one is right. */
export type FormErrors<Form> = Partial<Readonly<Record<keyof Form, 'USER_REQUIRED' | 'EMPTY'>>>

/** Why a new driver cannot be registered; empty where nothing is missing. Only the user id is required. VAL-24. */
export function registrationErrors(
  form: Pick<RegistrationForm, 'userId'>,
): FormErrors<Pick<RegistrationForm, 'userId'>> {
  return isBlank(form?.userId) ? { userId: 'USER_REQUIRED' } : {}
}

/** Why an edited driver cannot be saved: driver id and name are required, nothing else. VAL-26, CF-70. */
export function driverEditErrors(form: DriverEditForm): FormErrors<DriverEditForm> {
  return {
    ...(isBlank(form?.driverId) && { driverId: 'EMPTY' as const }),
    ...(isBlank(form?.name) && { name: 'EMPTY' as const }),
  }
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}

/** A user id as the calls take it. */
export interface ContactFields {
  readonly mobile: string
  readonly email: string
}

/** A typed user id, trimmed, in the field it belongs to: an e-mail by its shape, else a mobile. VAL-25. */
export function contactFields(userId: string): ContactFields {
  const text = typeof userId === 'string' ? userId.trim() : ''
  return isEmail(text) ? { mobile: '', email: text } : { mobile: text, email: '' }
}

/** Brand and model as the one `vehicle` of the calls. CF-69. */
export function joinVehicle(brand: string, model: string): string {
  return [brand, model]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .filter((part) => part !== '')
    .join(' ')
}

/** Whether the popup registers somebody new or edits whom the lookup found. REG-03. */
export type RegistrationMode = 'register' | 'edit'

/** Keys of the popup's words, and whether the user id can be changed. REG-04, REG-08, CF-69. */
export const REGISTRATION_MODES: Readonly<
  Record<
    RegistrationMode,
    {
      readonly title: 'registration' | 'driver'
      readonly button: 'register' | 'update'
      readonly isUserIdReadOnly: boolean
    }
  >
> = {
  register: { title: 'registration', button: 'register', isUserIdReadOnly: false },
  edit: { title: 'driver', button: 'update', isUserIdReadOnly: true },
}

/** Where the popup is. A running call has its mode in its name, so that a failure returns to it. */
export type RegistrationState = RegistrationMode | 'lookingUp' | 'registering' | 'updating' | 'done'

export type RegistrationEvent =
  | 'lookUp'
  | 'found'
  | 'notFound'
  | 'lookUpFailed'
  | 'submit'
  | 'succeeded'
  | 'failed'

/** The popup's machine. While a call runs nothing can be submitted again (REG-05). REG-03, REG-04, CF-69. */
export const REGISTRATION_STEPS: Readonly<
  Record<RegistrationState, Readonly<Partial<Record<RegistrationEvent, RegistrationState>>>>
> = {
  register: { lookUp: 'lookingUp', submit: 'registering' },
  lookingUp: { found: 'edit', notFound: 'register', lookUpFailed: 'register' },
  edit: { submit: 'updating' },
  registering: { succeeded: 'done', failed: 'register' },
  updating: { succeeded: 'done', failed: 'edit' },
  done: {},
}

/** The state after an event; an event that does not belong there changes nothing. */
export function moveRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  return REGISTRATION_STEPS[state][event] ?? state
}

/** The mode that a state is shown in. */
export function registrationMode(state: RegistrationState): RegistrationMode {
  return state === 'edit' || state === 'updating' ? 'edit' : 'register'
}
