import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { asksServer, checkedRoute, guardPasses, menuRoute, routeCheckOutcome } from './guard.ts'
import { homeFor } from './homeFor.ts'

test('GUARD-01 a logged-in user passes', () => {
  expect(guardPasses({ loggedIn: true })).toBe(true)
})

test('GUARD-02 a stored access token passes', () => {
  expect(guardPasses({ loggedIn: false, accessToken: 'abc.def' })).toBe(true)
})

test('GUARD-03 a stored role that decodes to 0 passes', () => {
  expect(guardPasses({ loggedIn: false, storedRole: 'MA==' })).toBe(true)
})

test.each([
  ['role 1', 'MQ=='],
  ['no role', undefined],
  ['null', null],
  ['an empty role', ''],
  ['a role that is not base64', '0'],
  ['a zero with a blank', 'IDA='],
  ['two zeros', 'MDA='],
  ['0.0', 'MC4w'],
])('GUARD-04 %s goes to sign-in', (_, storedRole) => {
  expect(guardPasses({ loggedIn: false, accessToken: '', storedRole })).toBe(false)
})

test('GUARD-06 a domain form is checked as the domain list', () => {
  expect(checkedRoute('/home/domain-form/12')).toBe('/home/domain-list')
})

test('GUARD-07 a polyline detail is checked as the polyline list', () => {
  expect(checkedRoute('/home/polyline-detail/9')).toBe('/home/polyline-list')
})

test('GUARD-08 a rate form is checked as the rates', () => {
  expect(checkedRoute('/home/rate-form/3')).toBe('/home/rate')
})

test('GUARD-09 a role form is checked as the roles', () => {
  expect(checkedRoute('/home/role-form/4')).toBe('/home/role')
})

test('Decision 44: the form of a user is checked as the users, and of an extra charge as the extra charges', () => {
  expect(checkedRoute('/home/user-form/a%40b.example')).toBe('/home/user')
  expect(checkedRoute('/home/extra-charge-form/new')).toBe('/home/extra-charge')
})

test('CF-186 the page of a driver is checked as the driver list', () => {
  expect(checkedRoute('/home/driver/7105100000000000001?q=Aung')).toBe('/home/driver-list')
})

test.each(['/home/bookings', '/home/chats/?group=G001'])(
  'CF-185 %s is checked as the driver list',
  (path) => {
    expect(checkedRoute(path)).toBe('/home/driver-list')
  },
)

test('CF-185 the menu has the bookings under their own entry, and the page of a driver under the drivers', () => {
  expect(menuRoute('/home/bookings')).toBe('/home/bookings')
  expect(menuRoute('/home/driver/7105100000000000001')).toBe('/home/driver-list')
})

test('GUARD-10 a vehicle form is checked as the vehicles', () => {
  expect(checkedRoute('/home/vehicle-form/5')).toBe('/home/vehicle')
  expect(checkedRoute('/home/vehicle-form/5/?tab=1#x')).toBe('/home/vehicle')
})

test.each([
  ['/home/driver-list', '/home/driver-list'],
  ['/home/driver-list/?search=a', '/home/driver-list'],
  ['/home/domain-form', '/home/domain-form'],
  ['/home/domain-form/1/2', '/home/domain-form/1/2'],
  ['/other/domain-form/1', '/other/domain-form/1'],
  ['/home/constructor/1', '/home/constructor/1'],
  ['', '/'],
])('GUARD-05 %j is checked as %j', gives(checkedRoute))

test('GUARD-05 only the children of /home are checked with the server', () => {
  expect(asksServer('/home/map')).toBe(true)
  expect(asksServer('/home/domain-form/12')).toBe(true)
  for (const path of ['/home', '/home/', '/homes/map', '/success', '/welcome', '/', '/login?x=/home/map']) {
    expect(asksServer(path)).toBe(false)
  }
})

test('GUARD-11 code 409 means that the session has expired', () => {
  expect(routeCheckOutcome({ status: 409 })).toBe('expired')
  expect(routeCheckOutcome({ status: 200, messageCode: 409 })).toBe('expired')
})

test('SESS-13 code 416 means that the session has expired', () => {
  expect(routeCheckOutcome({ status: 200, messageCode: '416' })).toBe('expired')
})

test.each([
  [200, 'pass'],
  [204, 'pass'],
  [500, 'pass'],
  [503, 'pass'],
  [401, 'unauthorized'],
  [403, 'refused'],
  [404, 'refused'],
  [400, 'refused'],
  [499, 'refused'],
  [undefined, 'pass'],
] as const)('GUARD-12 status %s of the route check ends in %s', (status, outcome) => {
  expect(routeCheckOutcome({ status })).toBe(outcome)
})

test.each([408, 429])('decision 71 a busy server, code %s, lets the page open', (code) => {
  expect(routeCheckOutcome({ status: code })).toBe('pass')
  expect(routeCheckOutcome({ status: 200, messageCode: code })).toBe('pass')
  expect(routeCheckOutcome({ status: 403, messageCode: code })).toBe('refused')
})

test('GUARD-12 an unreachable server lets the page open', () => {
  expect(routeCheckOutcome('unreachable')).toBe('pass')
})

test('GUARD-12 an unknown body code does not hide a refusal', () => {
  expect(routeCheckOutcome({ status: 403, messageCode: 7 })).toBe('refused')
})

test('AUTH-07 role 0 goes to the success page', () => {
  expect(homeFor(0)).toBe('/success')
  expect(homeFor('0')).toBe('/success')
})

test('AUTH-08 any other role goes to the map', () => {
  for (const role of [1, 7, -1, Number.NaN, '', '1', null, undefined]) expect(homeFor(role)).toBe('/home/map')
})

test('GUARD-05 checking a route twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(checkedRoute(checkedRoute(path))).toBe(checkedRoute(path))
    }),
  )
})
