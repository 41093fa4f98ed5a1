import { UnauthorizedError } from '@fleetgis/api'
import * as calls from '@fleetgis/api/auth'
import { resetTokenAccepted } from '@fleetgis/domain/auth'
import { describe, expect, test } from 'vitest'
import { pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'

const password = 'new pass မြန်မာ 1'

describe('a reset token', () => {
  test('a valid token answers 203, any number of times', async () => {
    const { client } = openWorld()
    for (const _ of [1, 2]) {
      const reply = await client.call(calls.checkToken, { token: 'reset-valid' })
      expect(reply).toMatchObject({ status: 200, messageCode: 203 })
      expect(resetTokenAccepted(reply)).toBe(true)
    }
  })

  test('AUTH-33 it sets the password once; after that it is invalid', async () => {
    const { client, captcha } = openWorld()
    const enter = (word: string) =>
      client.call(calls.signIn, { userId: 'thida', password: word, captchaToken: captcha() })
    await enter('fleet1234')
    const { message } = await client.call(calls.updatePassword, { token: 'reset-valid', password })
    expect(message).not.toBe('')
    await expect(enter('fleet1234')).rejects.toBeInstanceOf(UnauthorizedError)
    expect(await enter(password)).toMatchObject({ userId: 'thida', role: 2 })
    const again = client.call(calls.updatePassword, { token: 'reset-valid', password })
    await expect(again).rejects.toMatchObject({ status: 200, messageCode: 407 })
    const checked = client.call(calls.checkToken, { token: 'reset-valid' })
    await expect(checked).rejects.toMatchObject({ status: 200, messageCode: 407 })
  })

  test.each(['reset-used', 'reset-expired', 'made up', '', 'verify-new'])(
    'the token "%s" answers 407 in the body',
    async (token) => {
      const { client } = openWorld()
      const refused = { status: 200, messageCode: 407 }
      await expect(client.call(calls.updatePassword, { token, password })).rejects.toMatchObject(refused)
      await expect(client.call(calls.checkToken, { token })).rejects.toMatchObject(refused)
    },
  )

  test('a deleted user answers 409 in the body, although the token is valid', async () => {
    const { client } = openWorld()
    expect(await client.call(calls.checkToken, { token: 'reset-gone' })).toMatchObject({ messageCode: 203 })
    const call = client.call(calls.updatePassword, { token: 'reset-gone', password })
    await expect(call).rejects.toMatchObject({ status: 200, messageCode: 409 })
  })

  test('the broken account answers 500', async () => {
    const { client } = openWorld()
    const call = client.call(calls.updatePassword, { token: 'reset-broken', password })
    await expect(call).rejects.toMatchObject({ status: 500 })
  })

  test.each([
    ['a short password', { new_password: btoa('short12') }],
    ['no base64', { new_password: 'fleet 1234!' }],
    ['no password', {}],
    ['half a text', '{'],
  ])('%s answers 400, and the token still holds', async (_, body) => {
    const { send, client } = openWorld()
    expect(await send('/update-password?token=reset-valid', body)).toMatchObject({ status: 400 })
    expect(await client.call(calls.checkToken, { token: 'reset-valid' })).toMatchObject({ messageCode: 203 })
  })

  test('a request without a token in its address answers 400', async () => {
    const { send } = openWorld()
    expect(await send('/update-password', { new_password: btoa('long enough') })).toMatchObject({
      status: 400,
    })
  })
})

describe('mails', () => {
  test('a reset mail has a link that resets the password of its account', async () => {
    const { client, world, captcha } = openWorld()
    await client.call(calls.requestResetMail, { userId: 'GROUP@fleetgis.example', captchaToken: captcha() })
    const [mail] = world.mails.sent()
    expect(mail).toMatchObject({ kind: 'reset', userId: 'group@fleetgis.example', sentAt: world.now })
    await client.call(calls.updatePassword, { token: mail?.token ?? '', password })
    const signedIn = client.call(calls.signIn, {
      userId: 'group@fleetgis.example',
      password,
      captchaToken: captcha(),
    })
    expect(await signedIn).toMatchObject({ role: 4 })
  })

  test('a refused request sends no mail', async () => {
    const { client, world, captcha } = openWorld()
    for (const userId of [
      'unknown@fleetgis.example',
      'deleted@fleetgis.example',
      'broken@fleetgis.example',
    ]) {
      await client.call(calls.requestResetMail, { userId, captchaToken: captcha() }).catch(() => {})
    }
    await client.call(calls.requestResetMail, { userId: 'thida', captchaToken: '' }).catch(() => {})
    expect(world.mails.sent()).toEqual([])
  })

  test('each mail has a token of its own, and the newest comes first', async () => {
    const { client, world, captcha } = openWorld()
    for (const userId of ['thida', 'admin@fleetgis.example', 'thida']) {
      await client.call(calls.requestResetMail, { userId, captchaToken: captcha() })
      world.advanceTo(world.now + 1000)
    }
    const mails = world.mails.sent()
    expect(mails.map(({ userId }) => userId)).toEqual(['thida', 'admin@fleetgis.example', 'thida'])
    expect(mails.map(({ sentAt = 0 }) => sentAt)).toEqual(
      [...mails.map(({ sentAt = 0 }) => sentAt)].sort().reverse(),
    )
    expect(new Set(mails.map(({ token }) => token)).size).toBe(3)
  })
})

describe('a verify token', () => {
  test('verifies with 203, and answers 206 after that', async () => {
    const { client } = openWorld()
    const verify = (token: string) => client.call(calls.verifyToken, { token })
    expect(await verify('verify-new')).toMatchObject({ status: 200, messageCode: 203 })
    expect(await verify('verify-new')).toMatchObject({ status: 200, messageCode: 206 })
    expect(await verify('verify-done')).toMatchObject({ status: 200, messageCode: 206 })
  })

  test('an expired token answers 407', async () => {
    const { client } = openWorld()
    const call = client.call(calls.verifyToken, { token: 'verify-expired' })
    await expect(call).rejects.toMatchObject({ status: 200, messageCode: 407 })
  })

  test.each(['made up', '', 'reset-valid'])('the token "%s" is a failed request: 404', async (token) => {
    const { client } = openWorld()
    await expect(client.call(calls.verifyToken, { token })).rejects.toMatchObject({ status: 404 })
  })

  test('sign-up sends a mail with one', async () => {
    const { client, world, captcha } = openWorld()
    const userId = 'new@fleetgis.example'
    await client.call(calls.signUp, { userId, userName: 'မနီလာ', password, captchaToken: captcha() })
    const [mail] = world.mails.sent()
    expect(mail).toMatchObject({ kind: 'verify', userId })
    expect(await client.call(calls.verifyToken, { token: mail?.token ?? '' })).toMatchObject({
      messageCode: 203,
    })
  })
})

describe('adding a user', () => {
  const user = { userId: 'second@fleetgis.example', userName: 'Ko Second', password, role: 2 }

  test('an admin adds a user with a role, who can sign in and gets a mail', async () => {
    const { client, enter, world } = openWorld()
    await enter()
    await client.call(calls.createUser, user)
    expect(world.mails.sent()[0]).toMatchObject({ kind: 'verify', userId: user.userId })
    expect(await enter(user.userId, password)).toMatchObject({ userName: 'Ko Second', role: 2 })
  })

  test.each(['thida', 'viewer@fleetgis.example', 'guest@fleetgis.example'])(
    '%s may not: 403',
    async (userId) => {
      const { client, enter, world } = openWorld()
      await enter(userId)
      await expect(client.call(calls.createUser, user)).rejects.toMatchObject({ status: 403 })
      expect(world.accounts.find(user.userId)).toBeUndefined()
    },
  )

  test.each([
    ['admin@fleetgis.example', { userId: 'Admin@fleetgis.example' }, { status: 200, messageCode: 406 }],
    [
      'a user who is being deleted',
      { userId: 'deleted@fleetgis.example' },
      { status: 200, messageCode: 412 },
    ],
    ['the broken account', { userId: 'broken@fleetgis.example' }, { status: 500 }],
    ['no address', { userId: 'second' }, { status: 400 }],
    ['no name', { userName: ' ' }, { status: 400 }],
    ['a short password', { password: 'short' }, { status: 400 }],
    ['a role that there is not', { role: 5 }, { status: 400 }],
  ])('%s is answered as it is documented', async (_, change, refusal) => {
    const { client, enter, world } = openWorld()
    await enter()
    const before = world.accounts.all()
    const call = client.call(calls.createUser, { ...user, ...change })
    await expect(call).rejects.toMatchObject(refusal)
    expect(world.accounts.all()).toEqual(before)
  })

  test('no token answers 401, and the token of a driver 403', async () => {
    const { world, send } = openWorld()
    const [driver] = world.drivers
    if (!driver) throw new Error('The world has no drivers.')
    const body = {
      app_id: '001',
      user_id: user.userId,
      user_name: user.userName,
      password: btoa('long enough'),
      role: 2,
    }
    expect(await send('/user', body)).toMatchObject({ status: 401 })
    const headers = { Authorization: `Bearer ${pageTokenOf(world, driver)}` }
    expect(await send('/user', body, { headers })).toMatchObject({ status: 403 })
  })
})
