import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { chatUserId } from './chatUserId.ts'
import {
  canLoadMap,
  canLoadOwner,
  missingParameters,
  PAGE_PARAMETERS,
  type ParameterPage,
  parametersOf,
} from './parameters.ts'
import { searchText } from './searchText.ts'

const namesOf = (page: ParameterPage) => PAGE_PARAMETERS[page].map(({ name }) => name)

test.each<[ParameterPage, string]>([
  ['/groupadmin', 'token driverid groupid appid language theme'],
  ['/driver-list', 'token driverid groupid appid language theme'],
  ['/driver-booking-list', 'token driverid domainid appid language theme'],
  ['/passenger-booking-list', 'token passengerid groupid appid language theme'],
  ['/admin-booking-list', 'token driverid domainid appid language theme'],
  ['/owner-map', 'token driverid appid language theme'],
  ['/payment-success', 'order_no bookingkey name telephone transact_no email modifiedtime price'],
])('the parameters of %s', (page, names) => {
  expect(namesOf(page)).toEqual(names.split(' '))
})

test('the parameters of the chat pages', () => {
  expect(namesOf('/chat')).toEqual(['userid', 'bookingkey', 'conversation', 'appid'])
  for (const page of ['/driver-booking-chat', '/passenger-booking-chat'] as const) {
    expect(namesOf(page)).toEqual(['userid', 'bookingkey', 'appid'])
  }
})

test('the parameters of /trip-list, where only the vehicle repeats', () => {
  expect(namesOf('/trip-list')).toEqual([
    'token',
    'driverid',
    'language',
    'theme',
    'search',
    'startdate',
    'enddate',
    'showdate',
    'vehicleid',
  ])
  const repeating = Object.values(PAGE_PARAMETERS)
    .flat()
    .filter(({ repeats }) => repeats)
  expect(repeating.map(({ name }) => name)).toEqual(['vehicleid'])
})

test('the parameters of /payment', () => {
  expect(namesOf('/payment').join(', ')).toBe(
    'token, userID, bookingkey, refno, amount, address, pcode, resultpageskip, pname, cname, sign, contactname, appname, phone, appid, currency, cancelurl, email, paymenttype, cid, desc',
  )
})

test('/reset-password reads its token', () => {
  expect(namesOf('/reset-password')).toEqual(['token'])
})

test('/view-message reads its token', () => {
  expect(namesOf('/view-message')).toEqual(['token'])
})

test('/location reads its initial name', () => {
  expect(namesOf('/location')).toEqual(['name'])
})

test('EMB-09 every page reads language and theme, each once', () => {
  expect(parametersOf('/location').map(({ name }) => name)).toEqual(['name', 'token', 'language', 'theme'])
  expect(parametersOf('/owner-map').map(({ name }) => name)).toEqual(namesOf('/owner-map'))
  expect(parametersOf('/payment-cancel').map(({ name }) => name)).toEqual(['language', 'theme'])
  expect(parametersOf('__proto__').map(({ name }) => name)).toEqual(['language', 'theme'])
})

test('VAL-31 the map waits for token, driver and group', () => {
  const values = { token: 't', driverid: 'd', groupid: 'g' }
  expect(canLoadMap(values)).toBe(true)
  expect(missingParameters('/map', values)).toEqual([])
  for (const name of ['token', 'driverid', 'groupid']) {
    expect(canLoadMap({ ...values, [name]: undefined })).toBe(false)
    expect(canLoadMap({ ...values, [name]: '  ' })).toBe(false)
    expect(missingParameters('/map', { ...values, [name]: '' })).toEqual([name])
  }
})

test('VAL-32 the owner pages wait for token and driver', () => {
  expect(canLoadOwner({ token: 't', driverid: 'd' })).toBe(true)
  expect(canLoadOwner({ token: 't' })).toBe(false)
  expect(canLoadOwner({ driverid: 'd' })).toBe(false)
  expect(missingParameters('/owner-map', { token: 't' })).toEqual(['driverid'])
  expect(missingParameters('/trip-list', {})).toEqual(['token', 'driverid'])
})

test('VAL-32 domainid does not replace groupid, and passengerid not driverid', () => {
  expect(missingParameters('/groupadmin', { token: 't', driverid: 'd', domainid: 'g' })).toEqual(['groupid'])
  expect(missingParameters('/driver-booking-list', { token: 't', driverid: 'd', groupid: 'g' })).toEqual([
    'domainid',
  ])
  expect(missingParameters('/passenger-booking-list', { token: 't', driverid: 'd' })).toEqual(['passengerid'])
})

test.each([
  [' 959791234567', '+959791234567'],
  ['959791234567', '959791234567'],
  ['+959791234567', '+959791234567'],
  ['aung@example.com', 'aung@example.com'],
  ['  959', '+ 959'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('CHAT-02 user id %j is %j', gives(chatUserId))

test('CHAT-02 nothing but a leading blank changes', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(chatUserId(` ${value}`)).toBe(`+${value}`)
      if (!value.startsWith(' ')) expect(chatUserId(value)).toBe(value)
    }),
  )
})

test('VAL-33 a search is trimmed', () => {
  expect(searchText('map', '  aung ')).toBe('aung')
  expect(searchText('ownerMap', '\taung kyaw\n')).toBe('aung kyaw')
  expect(searchText('other', ' a ')).toBe('a')
})

test('VAL-34 a blank search on a map is sent as a single space', () => {
  for (const typed of ['', '   ', '\t', undefined, null]) {
    expect(searchText('map', typed)).toBe(' ')
    expect(searchText('ownerMap', typed)).toBe(' ')
    expect(searchText('other', typed)).toBe('')
  }
})

test('BKG-30 the passenger list sends an empty search', () => {
  expect(searchText('passengerBookings', undefined)).toBe('')
  expect(searchText('passengerBookings', 'aung')).toBe('')
})

test.each([
  '/chat',
  '/driver-booking-chat',
  '/passenger-booking-chat',
  '/location',
  '/search-location',
  '/check-location',
  '/unknown-location',
])('EMB-09 %s uses a token if the host app sends it', (page) => {
  const token = parametersOf(page).find(({ name }) => name === 'token')
  expect(token).toMatchObject({ required: false, repeats: false })
})

test.each(['/policy/driver', '/payment-success', '/', ''])('EMB-09 %j reads no token', (page) => {
  expect(parametersOf(page).map(({ name }) => name)).not.toContain('token')
})
