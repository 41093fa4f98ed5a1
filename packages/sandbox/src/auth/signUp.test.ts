import { signUp } from '@fleetgis/api/auth'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'

const newcomer = { userId: 'new@fleetgis.example', userName: 'မောင်မောင်', password: 'welcome-8' }

test('a new account is created with a message, and can sign in', async () => {
  const { client, captcha, enter } = openWorld()
  const { message } = await client.call(signUp, { ...newcomer, captchaToken: captcha() })
  expect(message).toBe('The account has been created. You can sign in now.')
  expect(await enter(newcomer.userId, newcomer.password)).toMatchObject({ userName: 'မောင်မောင်', role: 0 })
})

test('a user who exists answers 406 in the body', async () => {
  const { client, captcha } = openWorld()
  await client.call(signUp, { ...newcomer, captchaToken: captcha() })
  const again = { ...newcomer, userId: 'NEW@fleetgis.example', captchaToken: captcha() }
  await expect(client.call(signUp, again)).rejects.toMatchObject({ status: 200, messageCode: 406 })
})

test('a user who is being deleted answers 412 in the body', async () => {
  const { client, captcha } = openWorld()
  const deleted = { ...newcomer, userId: 'deleted@fleetgis.example', captchaToken: captcha() }
  await expect(client.call(signUp, deleted)).rejects.toMatchObject({ status: 200, messageCode: 412 })
})

test('the broken account answers 500, an unfinished bot check 411', async () => {
  const { client, captcha } = openWorld()
  const broken = { ...newcomer, userId: 'broken@fleetgis.example', captchaToken: captcha() }
  await expect(client.call(signUp, broken)).rejects.toMatchObject({ code: 500 })
  await expect(client.call(signUp, { ...newcomer, captchaToken: '' })).rejects.toMatchObject({ code: 411 })
})

test.each([
  ['user_id', { userId: 'not-an-address' }],
  ['user_name', { userName: '  ' }],
  ['password', { password: 'seven-7' }],
])('a wrong %s answers 400, and no user is added', async (field, wrong) => {
  const { client, captcha, world } = openWorld()
  const before = world.accounts.all().length
  const call = client.call(signUp, { ...newcomer, ...wrong, captchaToken: captcha() })
  await expect(call).rejects.toMatchObject({ status: 400, serverMessage: expect.stringContaining(field) })
  expect(world.accounts.all()).toHaveLength(before)
})
