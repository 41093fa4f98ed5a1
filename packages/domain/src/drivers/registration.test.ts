import { expect, test } from 'vitest'
import {
  contactFields,
  driverEditCall,
  driverEditErrors,
  joinVehicle,
  REGISTRATION_MODES,
  registrationErrors,
  VEHICLE_NO_PLACEHOLDER,
} from './registration.ts'
import { DRIVER_TOASTS } from './toasts.ts'

test('REG-04 editing is titled Driver and updates', () => {
  expect(REGISTRATION_MODES.edit).toEqual({ title: 'driver', button: 'update' })
})

test('REG-08 before a lookup the popup registers', () => {
  expect(REGISTRATION_MODES.register).toEqual({ title: 'registration', button: 'register' })
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
  ['၀၉၅၅၅၀၁၂၃', '', '095550123'],
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
