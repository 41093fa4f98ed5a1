import { NetworkError, ServerError, UnauthorizedError } from '@fleetgis/api'
import { expect, test } from 'vitest'
import { isNotOffered, refusalWords } from './isNotOffered.ts'

const call = { id: 'EP-K03', name: 'adminBookings' }

test.each([403, 404, 405, 501])('CF-185 after a %i the server does not offer the call', (status) => {
  expect(isNotOffered({ error: new ServerError(call, status) })).toBe(true)
})

test('CF-185 after a 401 the server does not offer the call', () => {
  expect(isNotOffered({ error: new UnauthorizedError(call) })).toBe(true)
})

test.each([400, 409, 429, 500, 502, 503, 504])('CF-185 a %i is a failure that may pass', (status) => {
  expect(isNotOffered({ error: new ServerError(call, status) })).toBe(false)
})

test('CF-185 a message code decides before the status', () => {
  expect(isNotOffered({ error: new ServerError(call, 200, { messageCode: 403 }) })).toBe(true)
})

test('CF-185 an unreachable server, and no error at all, say nothing about what it offers', () => {
  expect(isNotOffered({ error: new NetworkError(call, { wasSent: false }) })).toBe(false)
  expect(isNotOffered({ error: null })).toBe(false)
})

test('CF-185 a refusal shows the words of the server, and none about the session', () => {
  expect(refusalWords(new UnauthorizedError(call, 'Web views only'))).toBe('Web views only')
  expect(refusalWords(new ServerError(call, 403, { serverMessage: 'Web views only' }))).toBe('Web views only')
  expect(refusalWords(new UnauthorizedError(call))).toBeUndefined()
})

test('CF-185 a server that has answered before offers the call, whatever it refuses later', () => {
  expect(isNotOffered({ data: [], error: new ServerError(call, 403) })).toBe(false)
})
