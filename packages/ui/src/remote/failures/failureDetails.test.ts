import { ContractError, NetworkError, ServerError, UnauthorizedError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { failureDetails } from './failureDetails.ts'

const locations = { id: 'EP-A11', name: 'locations' }
const at = Date.UTC(2026, 10, 24, 5, 30, 2)

test('T1 the details of a failure name page, time, call, status and request id', () => {
  const error = new ServerError(locations, 503, {
    requestId: 'req-7',
    serverMessage: 'Ma Thida, 09791234567',
  })
  expect(failureDetails('/home/map', [{ error, at }])).toBe(
    '/home/map\n2026-11-24T05:30:02.000Z EP-A11 locations: ServerError 503, request req-7',
  )
})

test('T1 a message_code, a 401, a NetworkError and a ContractError have a line each, without the message of the server', () => {
  const details = failureDetails('/map', [
    { error: new ServerError(locations, 200, { messageCode: 404 }), at },
    { error: new UnauthorizedError(locations, 'Ma Thida'), at },
    { error: new NetworkError(locations, { wasSent: true }), at },
    { error: new ContractError(locations, 'data.3.name', 'text of 20 characters'), at },
  ])
  expect(details?.split('\n').map((line) => line.replace(/^.*Z /, ''))).toEqual([
    '/map',
    'EP-A11 locations: ServerError 200, message_code 404',
    'EP-A11 locations: UnauthorizedError 401',
    'EP-A11 locations: NetworkError',
    'EP-A11 locations: ContractError',
  ])
})

test.each([
  ['/home/driver/09791234567', '/home/driver/:id'],
  ['/home/user-form/thida', '/home/user-form/:id'],
  ['/09791234567', '/:id'],
  ['/', '/'],
])('T1 of the path %s an id is left out', (path, page) => {
  expect(failureDetails(path, [{ error: new UnauthorizedError(locations), at }])?.split('\n')[0]).toBe(page)
})

test('T1 a failure that is no call has no details', () => {
  expect(failureDetails('/map', [{ error: new TypeError('x'), at }])).toBeUndefined()
})
