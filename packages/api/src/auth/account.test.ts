import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ServerError } from '../core/errors.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import { checkToken, createUser, updatePassword, verifyToken } from './endpoints.ts'
import { checkTokenQuery, verifyTokenQuery } from './queries.ts'

const reset = { token: 'a b+c', password: 'secret12' }

test('EP-A03 a new password is sent encoded, with the token in the query and no other', async () => {
  expect(await oneCall(updatePassword, reset).sent()).toEqual({
    request: 'POST https://a.example/update-password?token=a+b%2Bc',
    authorization: null,
    contentType: 'application/json',
    body: { new_password: 'c2VjcmV0MTI=' },
  })
})

test('EP-A03 a new password resolves to the server’s words', async () => {
  const { answer } = oneCall(updatePassword, reset, { status: 200, message: 'Password changed.' })
  expect(await answer()).toEqual({ message: 'Password changed.' })
})

test.each([407, 409])('EP-A03 code %i in a reply that came with 200 is a refusal', async (code) => {
  const error = await oneCall(updatePassword, reset, { message_code: code })
    .answer()
    .catch((error) => error)
  expect(error).toBeInstanceOf(ServerError)
  expect(error.code).toBe(code)
})

test('EP-A04 an account is verified by a GET with the token in the query', async () => {
  expect(await oneCall(verifyToken, { token: 't/1' }).sent()).toMatchObject({
    request: 'GET https://a.example/verify-token?token=t%2F1',
    authorization: null,
    body: undefined,
  })
})

test.each([
  [203, 203],
  ['206', 206],
])('EP-A04 code %j is read', async (wire, messageCode) => {
  const { answer } = oneCall(verifyToken, { token: 't' }, { message_code: wire, message: 'Verified.' })
  expect(await answer()).toEqual({ status: 200, messageCode, message: 'Verified.' })
})

test('EP-A04 verification is sent once, although it is a GET', async () => {
  const { client, requests } = fakeClient(() => json({}, 503), { retryAfter: 0 })
  await expect(client.call(verifyToken, { token: 't' })).rejects.toThrow(ServerError)
  expect(requests).toHaveLength(1)
})

test('EP-A04 the page of an account verifies once, however often it mounts', async () => {
  const { client, requests } = fakeClient(() => json({ message_code: 203 }))
  const queries = new QueryClient()
  const first = await queries.fetchQuery(verifyTokenQuery(client, 't'))
  expect(await queries.fetchQuery(verifyTokenQuery(client, 't'))).toBe(first)
  expect(requests).toHaveLength(1)
})

test('EP-A05 a reset token is checked by a GET with the token in the query', async () => {
  const { sent, answer } = oneCall(checkToken, { token: 't' }, { status: 200, message_code: 203 })
  expect(await sent()).toMatchObject({
    request: 'GET https://a.example/check-token?token=t',
    authorization: null,
    body: undefined,
  })
  expect(await answer()).toEqual({ status: 200, messageCode: 203, message: undefined })
})

test('EP-A05 another status of the reply is returned', async () => {
  const { answer } = oneCall(checkToken, { token: 't' }, { status: 204, message_code: 203 })
  expect(await answer()).toMatchObject({ status: 204, messageCode: 203 })
})

test('R1 EP-A05 for any reply what is said about a token is read or refused', async () => {
  const full = { status: 200, message_code: 203, message: 'ok' }
  await fuzzReply(checkToken, { token: 't' }, full, {})
})

test('EP-A05 the check has its own query', async () => {
  const { client } = fakeClient(() => json({ message_code: 203 }))
  const options = checkTokenQuery(client, 't')
  expect(options.queryKey).toEqual(['EP-A05', { token: 't' }, client.scope()])
  expect(await new QueryClient().fetchQuery(options)).toMatchObject({ messageCode: 203 })
})

const user = { userId: 'thida@example.com', userName: 'Thida', password: 'secret12', role: 2 }

test('AUTH-26 staff create a user with app_id 001', async () => {
  expect(await oneCall(createUser, user).sent()).toMatchObject({
    request: 'POST https://a.example/user',
    authorization: 'Bearer page-token',
    body: {
      app_id: '001',
      user_id: 'thida@example.com',
      user_name: 'Thida',
      password: 'c2VjcmV0MTI=',
      role: 2,
    },
  })
})

test('EP-A06 a user who exists is a refusal', async () => {
  const { answer } = oneCall(createUser, user, { message_code: 406, message: 'User exists' })
  await expect(answer()).rejects.toMatchObject({ code: 406, serverMessage: 'User exists' })
})
