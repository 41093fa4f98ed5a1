import { NetworkError, ServerError, SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { endsSession, mayPass } from './mayPass.ts'

const call = { id: 'EP-K03', name: 'adminBookings' }

test('a refusal, and a call that a server has not implemented, do not pass', () => {
  expect(mayPass(new UnauthorizedError(call))).toBe(false)
  for (const status of [403, 404, 405, 501]) expect(mayPass(new ServerError(call, status))).toBe(false)
})

test('an outage may pass', () => {
  expect(mayPass(new NetworkError(call, { wasSent: true }))).toBe(true)
  for (const status of [500, 502, 503, 504]) expect(mayPass(new ServerError(call, status))).toBe(true)
})

test('a token that is refused and one that cannot be renewed end the session, another refusal does not', () => {
  expect(endsSession(new UnauthorizedError(call))).toBe(true)
  expect(endsSession(new SessionExpiredError(call))).toBe(true)
  expect(endsSession(new ServerError(call, 403))).toBe(false)
})
