import {
  ContractError,
  NetworkError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnauthorizedError,
} from '@fleetgis/api'
import { expect, test } from 'vitest'
import { createTexts } from '../../i18n/createTexts.ts'
import { sharedWords } from '../../i18n/words.ts'
import { failureIn, outageOf, withReason } from '../../provider/Failure.ts'
import { failureOf } from './failureOf.ts'

const drivers = { id: 'EP-B13', name: 'drivers', base: 'main' } as const
const bookings = { id: 'EP-K01', name: 'driverBookings', base: 'booking' } as const
const photon = { id: 'EP-P01', name: 'photonPlaces', base: 'photon' } as const
const t = createTexts({ language: 'en' })(sharedWords)
const causeOf = (error: unknown) => outageOf(failureOf(error, t))?.cause

test('CF-115 no answer, a late one and a code from 500 on of the fleet are one cause', () => {
  const causes = [
    new NetworkError(drivers, { wasSent: true }),
    new TimeoutError(bookings, 1),
    new ServerError(drivers, 503),
    new ServerError(bookings, 500, { serverMessage: 'Maintenance until 10:00.' }),
    new ServerError(drivers, 200, { messageCode: 500 }),
  ].map(causeOf)
  expect(new Set(causes)).toEqual(new Set([causeOf(new NetworkError(photon, { wasSent: true }))]))
  expect(causes).not.toContain(undefined)
})

test('CF-115 another server that fails is a cause of its own', () => {
  const cause = causeOf(new ServerError(photon, 503))
  expect(cause).toBeDefined()
  expect(cause).not.toBe(causeOf(new ServerError(drivers, 503)))
})

test.each([
  new ServerError(drivers, 403, { serverMessage: 'You may not see drivers.' }),
  new ServerError(drivers, 404),
  new ServerError(drivers, 429),
  new UnauthorizedError(drivers),
  new SessionExpiredError(drivers),
  new ContractError(drivers, '', 'text of 20 characters'),
  new RangeError('x'),
])('CF-115 a refusal is a failure of its own: %s', (error) => {
  expect(failureOf(error, t)).toBeTypeOf('string')
})

test('a server that fails without words is named, unless the place has words of its own', () => {
  const text = (fallback?: string) => outageOf(failureOf(new ServerError(drivers, 503), t, fallback))?.text
  expect(text()).toBe('The server has a problem. Please try again.')
  expect(text('The drivers could not be loaded.')).toBe('The drivers could not be loaded.')
})

test('a failure in a longer text keeps its cause, and what is missing stays without the reason', () => {
  const inText = failureIn(failureOf(new ServerError(drivers, 503), t), (reason) => `No rights. ${reason}`)
  const outage = outageOf(inText)
  expect(outage?.text).toBe('No rights. The server has a problem. Please try again.')
  expect(outage && withReason(outage, '')).toBe('No rights.')
})
