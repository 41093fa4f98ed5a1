import { gearMenu } from '@fleetgis/domain/permission'
import { expect, test } from 'vitest'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import * as calls from './endpoints.ts'

function setUp(reply: unknown, application?: Record<string, string>) {
  const { client, requests } = fakeClient(() => json(reply), application && { application })
  const sent = () =>
    ({ ...requests[0], path: requests[0]?.url.pathname }) as {
      method: string
      path: string
      body: Record<string, unknown>
    }
  return { client, sent }
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const signedIn = {
  access_token: 'a',
  refresh_token: 'r',
  user_name: 'Aung',
  user_id: 'aung@example.com',
  role: '1',
}

test('AUTH-10 sign-in posts to /signin', async () => {
  const { client, sent } = setUp({ data: signedIn })
  await client.call(calls.signIn, { userId: 'aung', password: 'secret12', captchaToken: 'captcha' })
  expect(sent()).toMatchObject({ method: 'POST', path: '/signin' })
})

test('AUTH-09 sign-in sends user id, encoded password, bot-check token, default parameters, uuid and time', async () => {
  const { client, sent } = setUp({ data: signedIn }, { app_id: '007', channel: 'web' })
  await client.call(calls.signIn, { userId: 'aung', password: 'secret12', captchaToken: 'captcha' })
  const { uuid, date_time, ...body } = sent().body
  expect(body).toEqual({
    app_id: '007',
    channel: 'web',
    user_id: 'aung',
    password: 'c2VjcmV0MTI=',
    recap_token: 'captcha',
  })
  expect(uuid).toMatch(UUID_V4)
  expect(new Date(String(date_time)).toISOString()).toBe(date_time)
})

test.each([
  ['under data', { status: 200, data: signedIn }],
  ['at the top', { status: 200, ...signedIn }],
])('SESS-01 sign-in reads tokens, name, id and numeric role %s', async (_, reply) => {
  const { client } = setUp(reply)
  expect(
    await client.call(calls.signIn, { userId: 'aung', password: 'secret12', captchaToken: 'c' }),
  ).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    userName: 'Aung',
    userId: 'aung@example.com',
    role: 1,
  })
})

test('AUTH-15 sign-up sends user id, name, encoded password, bot-check token, application id, uuid and time', async () => {
  const { client, sent } = setUp({ message: 'Please verify your account.' })
  const answer = await client.call(calls.signUp, {
    userId: 'thida@example.com',
    userName: 'Thida',
    password: 'secret12',
    captchaToken: 'captcha',
  })
  const { uuid, date_time, ...body } = sent().body
  expect(sent()).toMatchObject({ method: 'POST', path: '/signup' })
  expect(body).toEqual({
    app_id: '001',
    user_id: 'thida@example.com',
    user_name: 'Thida',
    password: 'c2VjcmV0MTI=',
    recap_token: 'captcha',
  })
  expect(uuid).toMatch(UUID_V4)
  expect(date_time).toBeTypeOf('string')
  expect(answer).toEqual({ message: 'Please verify your account.' })
})

test('AUTH-18 forgot password posts user id, bot-check token, default parameters, uuid and time to /reset-mail', async () => {
  const { client, sent } = setUp({ message: 'Mail sent.' })
  await client.call(calls.requestResetMail, { userId: 'thida@example.com', captchaToken: 'captcha' })
  const { uuid, date_time, ...body } = sent().body
  expect(sent()).toMatchObject({ method: 'POST', path: '/reset-mail' })
  expect(body).toEqual({ app_id: '001', user_id: 'thida@example.com', recap_token: 'captcha' })
  expect(uuid).toMatch(UUID_V4)
  expect(date_time).toBeTypeOf('string')
})

test('GUARD-05 the route check posts the route', async () => {
  const { client, sent } = setUp({ status: 200 })
  await client.call(calls.checkPermission, { route: '/home/map' })
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/role/users/check-permission',
    body: { route: '/home/map' },
  })
})

test('PERM-02 permissions are requested for a route, and read from a list with the four flags', async () => {
  const { client, sent } = setUp({
    data_list: [{ can_add: 1, can_view: '1', can_edit: false, can_delete: 0 }],
  })
  const permission = await client.call(calls.routePermission, { route: '/home/driver-list' })
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/role/users/get-permission',
    body: { route: '/home/driver-list' },
  })
  expect(permission).toEqual({ canAdd: true, canView: true, canEdit: false, canDelete: false })
})

test('PERM-01 a route without a record grants nothing', async () => {
  const { client } = setUp({ data_list: null })
  expect(await client.call(calls.routePermission, { route: '/home/driver-list' })).toEqual({
    canAdd: false,
    canView: false,
    canEdit: false,
    canDelete: false,
  })
})

test('MENU-02 the menu is read from data.data', async () => {
  const { client } = setUp({
    status: 200,
    data: { data: [{ code: 'map', name: 'Map', route: '/home/map' }] },
  })
  expect(await client.call(calls.userMenu, undefined)).toMatchObject({
    items: [{ code: 'map', name: 'Map', route: '/home/map' }],
  })
})

const entry = { code: 'list', name: 'Groups', route: '/home/domain-list' }

test.each([
  ['beside the items', { data: { data: [], Domain: [entry] } }, { items: [], domain: [entry] }],
  ['inside an item', { data: [{ ...entry, Domain: [entry] }] }, { items: [{ ...entry, domain: [entry] }] }],
  [
    'inside an item without a route',
    { data: [{ ...entry, route: null, Domain: [entry] }] },
    { items: [{ ...entry, route: '', domain: [entry] }] },
  ],
])('MENU-04 a Domain list is read %s', async (_, reply, menu) => {
  const { client } = setUp(reply)
  expect(await client.call(calls.userMenu, undefined)).toMatchObject(menu)
})

test('MENU-06 an item without a route still grants the entry of its code', async () => {
  const { client } = setUp({ data: [{ code: 'role', name: 'Role', route: '' }] })
  expect(gearMenu(await client.call(calls.userMenu, undefined))).toContain('role')
})
