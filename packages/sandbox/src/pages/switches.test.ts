import { requestResetMail, signUp, updatePassword } from '@fleetgis/api/auth'
import { groups, locations } from '@fleetgis/api/map'
import { driverLocations } from '@fleetgis/api/map/admin'
import { expect, test } from 'vitest'
import { aboutScenarios, scenarios } from '../scenarios/index.ts'
import { ORIGIN, openWorld } from '../testing/openWorld.ts'

/** A sandbox with its page, and a session of its console. */
async function open() {
  const opened = openWorld()
  await opened.enter()
  const { respond } = opened
  const page = async () => (await respond(new Request(`${ORIGIN}/`))).text()
  const post = (path: string, fields: Record<string, string>, origin: string | undefined = ORIGIN) =>
    respond(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: origin === undefined ? {} : { Origin: origin },
        body: new URLSearchParams(fields),
      }),
    )
  return { ...opened, page, post }
}

const choose = { path: '/sandbox/scenario', fields: { name: 'manyGroups' } } as const
const add = { path: '/sandbox/faults', fields: { kind: 'unauthorized', times: '1' } } as const

test('the page has a button for each scenario, and names the present one', async () => {
  const { page, post } = await open()
  const before = await page()
  expect(Object.keys(aboutScenarios)).toEqual(Object.keys(scenarios))
  for (const [name, about] of Object.entries(aboutScenarios)) {
    expect(before).toContain(`<button name="name" value="${name}">${name}</button> ${about}`)
  }
  await post(choose.path, choose.fields)
  expect(await page()).toContain(`${aboutScenarios.manyGroups} (now)`)
})

test('a scenario changes the running sandbox, and sessions stay valid', async () => {
  const { client, post } = await open()
  expect(await client.call(groups, undefined)).toHaveLength(6)
  const response = await post(choose.path, choose.fields)
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/'])
  expect(await client.call(groups, undefined)).toHaveLength(40)
  await post(choose.path, { name: 'emptyFleet' })
  const day = { search: '', groupIds: [], start: '2026-11-20', end: '2026-11-20' }
  expect(await client.call(locations, { ...day, page: 1, size: 300 })).toEqual([])
})

test('the clock continues', async () => {
  const { world, page, post } = await open()
  world.advanceTo(world.now + 3_600_000)
  await post(choose.path, choose.fields)
  expect(await page()).toContain('It is 2026-11-20 09:15:00 in Yangon')
})

test('faults are added one by one, shown, and ended together', async () => {
  const { world, page, post } = await open()
  await post('/sandbox/faults', { kind: 'status', status: '503', endpoint: 'EP-A14', rate: '', times: '2' })
  await post('/sandbox/faults', {
    kind: 'latency',
    ms: '5',
    status: '503',
    endpoint: '',
    rate: '0.5',
    times: '',
  })
  expect(world.faults.active).toEqual([
    { kind: 'status', status: 503, endpoint: 'EP-A14', times: 2 },
    { kind: 'latency', ms: 5, rate: 0.5 },
  ])
  expect(await page()).toContain('&quot;EP-A14&quot;')
  expect((await post('/sandbox/faults', { action: 'clear' })).status).toBe(303)
  expect(world.faults.active).toEqual([])
})

test.each([
  ['no kind', {}],
  ['a kind that there is not', { kind: 'fire' }],
  ['a latency without milliseconds', { kind: 'latency' }],
  ['a status that is no failure', { kind: 'status', status: '200' }],
  ['a rate above 1', { kind: 'cut', rate: '2' }],
  ['a rate in words', { kind: 'cut', rate: 'often' }],
])('%s answers 400, and changes nothing', async (_, fields) => {
  const { world, post } = await open()
  expect((await post('/sandbox/faults', fields)).status).toBe(400)
  expect(world.faults.active).toEqual([])
})

test('an unknown scenario answers 400, and changes nothing', async () => {
  const { client, post } = await open()
  for (const name of ['', 'calm', 'toString']) expect((await post(choose.path, { name })).status).toBe(400)
  expect(await client.call(groups, undefined)).toHaveLength(6)
})

test('CF-184 a form of the console, or of a client that is no page, changes the world', async () => {
  const { world, page, post, respond } = await open()
  await post(add.path, add.fields, 'http://localhost:5173')
  expect(world.faults.active).toHaveLength(1)
  const body = new URLSearchParams(choose.fields)
  await respond(new Request(ORIGIN + choose.path, { method: 'POST', body }))
  expect(await page()).toContain(`${aboutScenarios.manyGroups} (now)`)
})

test.each([
  ['another page', 'https://evil.example'],
  ['another port', 'http://sandbox.test:81'],
  ['a page without an origin', 'null'],
  ['an unknown origin', ''],
  ['another port of this machine', 'http://localhost:5174'],
])('CF-184 a form from %s answers 403, and changes nothing', async (_, origin) => {
  const { client, world, post } = await open()
  for (const { path, fields } of [choose, add]) expect((await post(path, fields, origin)).status).toBe(403)
  expect(world.faults.active).toEqual([])
  expect(await client.call(groups, undefined)).toHaveLength(6)
})

test('the page may send forms only to itself, and runs no script', async () => {
  const { respond } = await open()
  const policy = (await respond(new Request(`${ORIGIN}/`))).headers.get('Content-Security-Policy')
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("default-src 'none'")
})

test('the page shows the mails, the newest first, and whether their links were followed', async () => {
  const { client, captcha, page } = await open()
  expect(await page()).toContain('None yet')
  await client.call(requestResetMail, { userId: 'thida', captchaToken: captcha() })
  const user = { userId: 'new+<b>@fleetgis.example', userName: 'Ma New', password: 'long enough' }
  await client.call(signUp, { ...user, captchaToken: captcha() }).catch(() => {})
  await client.call(signUp, { ...user, userId: 'new@fleetgis.example', captchaToken: captcha() })
  const html = await page()
  const reset = html.match(/http:\/\/localhost:5173\/reset-password\?token=(reset-[0-9a-z]{14,})/)
  expect(html).toMatch(/http:\/\/localhost:5173\/view-message\?token=verify-[0-9a-z]{14,}/)
  expect(html.indexOf('Verify your account')).toBeLessThan(html.indexOf('Reset your password'))
  await client.call(updatePassword, { token: reset?.[1] ?? '', password: 'another one' })
  expect(await page()).toContain('Reset your password</a> (followed)')
})

test('the map of a scenario is that of its own world', async () => {
  const { client, world, post } = await open()
  const admin = world.accounts.find('admin@fleetgis.example')?.key ?? ''
  const count = async () =>
    (await client.call(driverLocations, { userId: admin, groupIds: [], search: '' })).counts.all
  expect(await count()).toBe(20)
  await post(choose.path, { name: 'oneGroup' })
  expect(await count()).toBe(60)
})
