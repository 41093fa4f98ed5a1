import { SessionExpiredError } from '@fleetgis/api'
import { renewToken, userMenu } from '@fleetgis/api/auth'
import { expect, test } from 'vitest'
import { createRespond } from '../respond.ts'
import { ORIGIN, openWorld } from '../testing/openWorld.ts'
import { createWorld } from '../world.ts'

const TEN_MINUTES = 600_000
const THIRTY_DAYS = 30 * 24 * 3_600_000

test('SESS-12 an access token lives ten minutes; the refused call is renewed once and sent again', async () => {
  const { client, enter, seen, world, session } = openWorld()
  await enter()
  const before = session.accessToken
  world.advanceTo(world.now + TEN_MINUTES - 1)
  await client.call(userMenu, undefined)
  expect(session.accessToken).toBe(before)
  world.advanceTo(world.now + 1)
  seen.length = 0
  await client.call(userMenu, undefined)
  expect(seen).toEqual(['/role/users/get-menu', '/generate/renew-token', '/role/users/get-menu'])
  expect(session.accessToken).not.toBe(before)
})

test('SESS-12 twenty calls that are refused at once are renewed once', async () => {
  const { client, enter, seen, world } = openWorld()
  await enter()
  world.advanceTo(world.now + TEN_MINUTES)
  await Promise.all(Array.from({ length: 20 }, () => client.call(userMenu, undefined)))
  expect(seen.filter((path) => path === '/generate/renew-token')).toHaveLength(1)
})

test('a refresh token lives thirty days; then the session ends', async () => {
  const { client, enter, world, session } = openWorld()
  await enter()
  world.advanceTo(world.now + THIRTY_DAYS)
  await expect(client.call(userMenu, undefined)).rejects.toBeInstanceOf(SessionExpiredError)
  expect(session.user).toBeUndefined()
})

test('the account "short" is renewed after five seconds, the renewal of "norenewal" is refused', async () => {
  const short = openWorld()
  await short.enter('short@fleetgis.example')
  short.world.advanceTo(short.world.now + 5000)
  await short.client.call(userMenu, undefined)
  expect(short.seen).toContain('/generate/renew-token')

  const never = openWorld()
  await never.enter('norenewal@fleetgis.example')
  never.world.advanceTo(never.world.now + 5000)
  await expect(never.client.call(userMenu, undefined)).rejects.toBeInstanceOf(SessionExpiredError)
})

test('CF-07 the user id is read as it is, and in base64 as it is stored; the access token may be left out', async () => {
  const { enter, send } = openWorld()
  const { refreshToken: refresh_token } = await enter()
  for (const user_id of ['admin@fleetgis.example', 'YWRtaW5AZmxlZXRnaXMuZXhhbXBsZQ==']) {
    const reply = await send('/generate/renew-token', { user_id, refresh_token })
    expect(reply.body.data.access_token).toMatch(/^access\./)
  }
})

test.each([
  ['an access token', 'admin@fleetgis.example', 'accessToken'],
  ["another user's refresh token", 'thida', 'refreshToken'],
] as const)('%s renews nothing', async (_, userId, part) => {
  const { client, enter } = openWorld()
  const signedIn = await enter()
  const input = { userId, refreshToken: signedIn[part], accessToken: '' }
  await expect(client.call(renewToken, input)).rejects.toMatchObject({ name: 'UnauthorizedError' })
})

test('the account "over" gets 416 in the body, which ends the session', async () => {
  const { client, enter, session, send } = openWorld()
  const { accessToken } = await enter('over@fleetgis.example')
  const headers = { Authorization: `Bearer ${accessToken}` }
  expect(await send('/role/users/get-menu', {}, { headers })).toMatchObject({
    status: 200,
    body: { message_code: 416 },
  })
  await expect(client.call(userMenu, undefined)).rejects.toBeInstanceOf(SessionExpiredError)
  expect(session.accessToken).toBeUndefined()
})

test('tokens stay valid after a restart with the same seed, and only then', async () => {
  const { enter, world } = openWorld()
  const { accessToken } = await enter()
  const statusAt = async (seed: number) => {
    const again = createRespond(createWorld({ seed, now: world.now, drivers: 1 }))
    const headers = { Authorization: `Bearer ${accessToken}` }
    const request = new Request(`${ORIGIN}/domain/list`, { method: 'POST', body: '{}', headers })
    return (await again(request)).status
  }
  expect(await statusAt(1)).toBe(200)
  expect(await statusAt(2)).toBe(401)
})
