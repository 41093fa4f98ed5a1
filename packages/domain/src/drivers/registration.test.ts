import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contactFields,
  driverEditCall,
  driverEditErrors,
  joinVehicle,
  moveRegistration,
  REGISTRATION_MODES,
  REGISTRATION_STEPS,
  type RegistrationEvent,
  type RegistrationState,
  registrationErrors,
  registrationMode,
  VEHICLE_NO_PLACEHOLDER,
} from './registration.ts'
import { DRIVER_TOASTS } from './toasts.ts'

const STATES = Object.keys(REGISTRATION_STEPS) as RegistrationState[]
const EVENTS: RegistrationEvent[] = [
  'lookUp',
  'found',
  'notFound',
  'lookUpFailed',
  'submit',
  'succeeded',
  'failed',
]

const walk = (...events: RegistrationEvent[]) =>
  events.reduce(moveRegistration, 'register' as RegistrationState)

test('REG-03 a driver that the lookup finds is edited, others are registered', () => {
  expect(walk('lookUp', 'found')).toBe('edit')
  expect(walk('lookUp', 'notFound')).toBe('register')
  expect(walk('lookUp', 'lookUpFailed')).toBe('register')
  expect(walk('lookUp', 'found', 'submit', 'succeeded')).toBe('done')
  expect(walk('submit', 'succeeded')).toBe('done')
})

test('REG-03 a failed call returns to its form', () => {
  expect(walk('submit', 'failed')).toBe('register')
  expect(walk('lookUp', 'found', 'submit', 'failed')).toBe('edit')
})

test('REG-04 editing is titled Driver and updates', () => {
  expect(REGISTRATION_MODES[registrationMode('edit')]).toEqual({
    title: 'driver',
    button: 'update',
    isUserIdReadOnly: true,
  })
  expect(registrationMode('updating')).toBe('edit')
})

test('REG-08 before a lookup the popup registers', () => {
  expect(REGISTRATION_MODES[registrationMode('register')]).toEqual({
    title: 'registration',
    button: 'register',
    isUserIdReadOnly: false,
  })
  expect(registrationMode('lookingUp')).toBe('register')
})

test('REG-05 a second submit while one is in flight changes nothing', () => {
  expect(walk('submit', 'submit')).toBe('registering')
  expect(walk('lookUp', 'found', 'submit', 'submit')).toBe('updating')
  expect(walk('lookUp', 'submit')).toBe('lookingUp')
})

test('REG-05 no sequence of events submits twice without a failure between', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 50 }), (events) => {
      let state: RegistrationState = 'register'
      let running = 0
      for (const event of events) {
        const next = moveRegistration(state, event)
        if (event === 'submit' && next !== state) running += 1
        if ((event === 'failed' || event === 'succeeded') && next !== state) running -= 1
        expect(STATES).toContain(next)
        expect(running).toBeLessThanOrEqual(1)
        state = next
      }
    }),
  )
})

test.each(['', '  ', undefined, null, 959])('VAL-24 the user id %j is missing', (userId) => {
  expect(registrationErrors({ userId: userId as never })).toEqual({ userId: 'USER_REQUIRED' })
  expect(registrationErrors(undefined as never)).toEqual({ userId: 'USER_REQUIRED' })
})

test('VAL-24 with a user id the form is valid', () => {
  expect(registrationErrors({ userId: '09791234567' })).toEqual({})
})

test.each([
  ['aung@example.com', 'aung@example.com', ''],
  [' aung@example.com ', 'aung@example.com', ''],
  ['09791234567', '', '09791234567'],
  ['+959791234567', '', '+959791234567'],
  ['aung@', '', 'aung@'],
  ['မောင်', '', 'မောင်'],
  [undefined as never, '', ''],
])('VAL-25 the user id %j is the e-mail %j and the mobile %j', (userId, email, mobile) => {
  expect(contactFields(userId)).toEqual({ email, mobile })
})

test('VAL-26 an edit needs only a driver id and a name', () => {
  expect(driverEditErrors({ driverId: 'd-1', name: 'Aung' })).toEqual({})
  expect(driverEditErrors({ driverId: '', name: 'Aung' })).toEqual({ driverId: 'EMPTY' })
  expect(driverEditErrors({ driverId: 'd-1', name: ' ' })).toEqual({ name: 'EMPTY' })
  expect(driverEditErrors(undefined as never)).toEqual({ driverId: 'EMPTY', name: 'EMPTY' })
})

test.each([
  ['Toyota', 'Probox', 'Toyota Probox'],
  [' Toyota ', ' Probox ', 'Toyota Probox'],
  ['Toyota', '', 'Toyota'],
  ['', 'Probox', 'Probox'],
  ['', '', ''],
  [undefined as never, 'Probox', 'Probox'],
])('REG-02 brand %j and model %j make the vehicle %j', (brand, model, vehicle) => {
  expect(joinVehicle(brand, model)).toBe(vehicle)
})

test('REG-07 the vehicle number suggests AA-1234', () => {
  expect(VEHICLE_NO_PLACEHOLDER).toBe('AA-1234')
})

const driver = { name: 'Aung', memberId: 'M-1', vehicleNo: '9Q-1234', vehicle: 'Toyota Probox' }

test.each([
  [{ memberId: 'M-2' }, 'memberId'],
  [{ name: 'Aung Aung' }, 'driver'],
  [{ vehicleNo: '9Q-4321' }, 'driver'],
  [{ vehicle: 'Honda Fit' }, 'driver'],
  [{ memberId: 'M-2', name: 'Aung Aung' }, 'driver'],
  [{}, 'none'],
] as const)('REG-06 the edit %j sends the call of: %s (CF-132)', (change, call) => {
  expect(driverEditCall(driver, { ...driver, ...change })).toBe(call)
})

test('CF-133 each change of a driver has its toast', () => {
  expect(DRIVER_TOASTS).toEqual({
    edited: 'EDIT',
    updated: 'UPDATED',
    added: 'ADD_SUCCESS',
    removed: 'REMOVE_SUCCESS',
    registered: 'SUCCESS',
    pinChanged: 'UPDATED',
  })
})
