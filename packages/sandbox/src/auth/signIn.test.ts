import { ServerError, UnauthorizedError } from '@fleetgis/api'
import { signIn } from '@fleetgis/api/auth'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'
import { signIns } from './seed.ts'

test.each(signIns)('$userId signs in with role $role', async ({ userId, password, role }) => {
  const { enter } = openWorld()
  const signedIn = await enter(userId, password)
  expect(signedIn).toMatchObject({ userId, role })
  expect(signedIn.accessToken).not.toBe(signedIn.refreshToken)
})

test('there is a sign-in for role 0 and for others', () => {
  expect(new Set(signIns.map(({ role }) => role))).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('names come in Burmese too', async () => {
  const { enter } = openWorld()
  expect((await enter('admin@fleetgis.example')).userName).toBe('ဒေါ်သီတာဝင်း')
})

test('the case of the user id does not matter', async () => {
  const { enter } = openWorld()
  expect((await enter(' Admin@FleetGIS.example ')).userId).toBe('admin@fleetgis.example')
})

test.each([
  ['admin@fleetgis.example', 'wrong-password'],
  ['unknown@fleetgis.example', 'fleet1234'],
  ['deleted@fleetgis.example', 'fleet1234'],
])('%s with %s answers 401', async (userId, password) => {
  const { client, captcha, send } = openWorld()
  const input = { userId, password, captchaToken: captcha() }
  await expect(client.call(signIn, input)).rejects.toBeInstanceOf(UnauthorizedError)
  const body = {
    user_id: userId,
    password: btoa(password),
    recap_token: captcha(),
    uuid: 'u',
    date_time: 'd',
  }
  expect((await send('/signin', body)).status).toBe(401)
})

test.each([
  ['', 'empty'],
  ['captcha-1-made-up', 'unknown'],
])('the bot-check token "%s" (%s) answers 411', async (captchaToken) => {
  const { client } = openWorld()
  const call = client.call(signIn, { userId: 'admin@fleetgis.example', password: 'fleet1234', captchaToken })
  await expect(call).rejects.toMatchObject({ status: 200, messageCode: 411 })
  await expect(call).rejects.toBeInstanceOf(ServerError)
})

test('a bot-check token is valid once, even if the password was wrong', async () => {
  const { client, captcha } = openWorld()
  const captchaToken = captcha()
  const input = { userId: 'admin@fleetgis.example', password: 'fleet1234', captchaToken }
  await expect(client.call(signIn, { ...input, password: 'wrong-password' })).rejects.toBeInstanceOf(
    UnauthorizedError,
  )
  await expect(client.call(signIn, input)).rejects.toMatchObject({ code: 411 })
})

test('a bot-check token expires after two minutes', async () => {
  const { client, captcha, world } = openWorld()
  const captchaToken = captcha()
  world.advanceTo(world.now + 120_000)
  const input = { userId: 'admin@fleetgis.example', password: 'fleet1234', captchaToken }
  await expect(client.call(signIn, input)).rejects.toMatchObject({ code: 411 })
})

test.each([
  ['loginForm', 200],
  ['signup', 411],
])('AUTH-23 a score for the action %s answers %i at sign-in', async (action, code) => {
  const { send, world } = openWorld()
  const { body } = await send('/signin', {
    user_id: 'admin@fleetgis.example',
    password: btoa('fleet1234'),
    recap_token: world.captcha.issue(world.now, { action }),
    uuid: 'u',
    date_time: 'd',
  })
  expect(body.message_code ?? body.status).toBe(code)
})

test('the broken account answers 500', async () => {
  const { client, captcha } = openWorld()
  const input = { userId: 'broken@fleetgis.example', password: 'fleet1234', captchaToken: captcha() }
  await expect(client.call(signIn, input)).rejects.toMatchObject({ status: 500 })
})

test('a password that is not base64 answers 400, and its bot-check token stays valid', async () => {
  const { send, captcha } = openWorld()
  const recap_token = captcha()
  const body = { user_id: 'thida', password: 'fleet 1234', recap_token, uuid: 'u', date_time: 'd' }
  expect(await send('/signin', body)).toMatchObject({
    status: 400,
    body: { message: 'password: expected base64 of a text' },
  })
  expect((await send('/signin', { ...body, password: btoa('fleet1234') })).status).toBe(200)
})
