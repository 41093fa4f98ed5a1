import { expect, test } from 'vitest'
import { openPanel } from '../testing/openPanel.ts'
import { recordsOf } from '../testing/recordsOf.ts'

/** The writing calls of this area, each with a valid body. */
async function open() {
  const panel = openPanel()
  const { accessToken } = await panel.enter()
  const [driver] = panel.drivers
  const driverid = driver?.key ?? ''
  const [request] = (await panel.requests()).requests.filter(({ status }) => status === 1)
  const userid = panel.acting.userId
  const group = { domain: 'G001', domainid: 'G001' }
  const { domain, domainid } = group
  const staff = { Authorization: `Bearer ${accessToken}` }
  const outsider = panel.world.roster.all().find((one) => panel.world.roster.groupsOf(one).length === 0)
  const stranger = outsider?.profile.key ?? ''
  const form = { userid, name: 'A', member_id: '', vehicleno: '', vehicle: '', domainid }
  await panel.check(driverid)
  await panel.enterPin()
  const calls: Record<
    string,
    { method?: string; headers?: Record<string, string>; path: string; body: object }
  > = {
    'EP-A18': { headers: staff, path: '/driver/add/balance', body: { driverid, domain, amount: 1 } },
    'EP-A19': { headers: staff, path: '/domain/create/driver-domain', body: { driverid: stranger, domain } },
    'EP-B13': { path: '/domain/add/driver-domain', body: { driverid: stranger, domain, userid } },
    'EP-B14': { path: '/driver/group/remove', body: { driverid, domainid, userid } },
    'EP-B16': { path: '/driver/self/add-balance', body: { driverid, domain, userid, amount: 1 } },
    'EP-B17': { path: '/console/driver/pincode', body: { driverid: userid, domainid, pincode: '000000' } },
    'EP-B18': {
      method: 'PUT',
      path: '/console/driver/pincode',
      body: { driverid: userid, domainid, pincode: '222222', old_pincode: '123456' },
    },
    'EP-B21': {
      path: '/driver/admin-approve',
      body: {
        userid,
        driverid: request?.driverKey ?? '',
        domain,
        request_key: request?.key ?? '',
        amount: request?.amount ?? 0,
        status: 2,
      },
    },
    'EP-B29': { path: '/driver/add/member-id', body: { driverid, domainid, member_id: 'X-1' } },
    'EP-B30': { path: '/driver/pre-register', body: { ...form, mobile: '0977700009', email: '' } },
    'EP-B31': { method: 'PUT', path: '/driver/pre-register', body: { ...form, syskey: driverid } },
  }
  const call = async (id: string, body: unknown, headers?: Record<string, string>) => {
    const { method = 'POST', path, headers: own = panel.headers } = calls[id] ?? { path: '' }
    return panel.send(path, body, { method, headers: headers ?? own })
  }
  return { ...panel, calls, call }
}

const ids = [
  'EP-A18',
  'EP-A19',
  'EP-B13',
  'EP-B14',
  'EP-B16',
  'EP-B17',
  'EP-B18',
  'EP-B21',
  'EP-B29',
  'EP-B30',
  'EP-B31',
]

const SPOILT: readonly unknown[] = [null, true, [], {}, ['a'], { a: 1 }]

test.each(ids)('a malformed call of %s is refused with 400, and changes nothing', async (id) => {
  const { calls, call, world } = await open()
  const body = calls[id]?.body ?? {}
  const before = recordsOf(world)
  const bodies: unknown[] = ['', '{', 'null', '[]', '"text"', []]
  for (const [field, value] of Object.entries(body)) {
    bodies.push({ ...body, [field]: undefined })
    for (const spoilt of SPOILT) bodies.push({ ...body, [field]: spoilt })
    bodies.push({ ...body, [field]: typeof value === 'string' ? 7 : '12a' })
  }
  for (const spoilt of bodies) {
    const answer = await call(id, spoilt)
    expect([JSON.stringify(spoilt), answer.status]).toEqual([JSON.stringify(spoilt), 400])
  }
  expect(recordsOf(world)).toBe(before)
})

test.each(ids)('%s without a valid token is refused with 401, and changes nothing', async (id) => {
  const { calls, call, world } = await open()
  const before = recordsOf(world)
  expect((await call(id, calls[id]?.body, {})).status).toBe(401)
  expect((await call(id, calls[id]?.body, { Authorization: 'Bearer a.b.c.d' })).status).toBe(401)
  expect(recordsOf(world)).toBe(before)
})

test.each(ids)('%s by a driver or a passenger is refused with 403, and changes nothing', async (id) => {
  const { calls, call, world } = await open()
  const before = recordsOf(world)
  for (const person of [world.drivers[0], world.passengers[0]]) {
    const token = world.tokens.issue({ kind: 'page', userId: person?.userId ?? '' }, world.now)
    expect((await call(id, calls[id]?.body, { Authorization: `Bearer ${token}` })).status).toBe(403)
  }
  expect(recordsOf(world)).toBe(before)
})

test.each(ids)('%s with a valid body changes something', async (id) => {
  const { calls, call, world } = await open()
  const before = recordsOf(world)
  await call(id, calls[id]?.body)
  expect(recordsOf(world)).not.toBe(before)
})

test.each([
  ['page 0', '?pageSize=10&curPage=0'],
  ['half a page', '?pageSize=10&curPage=1.5'],
  ['no page', ''],
  ['a size of 0', '?pageSize=0&curPage=1'],
])('a list with %s is refused with 400', async (_, query) => {
  const { send, headers, acting, drivers, today } = openPanel()
  const { userId: userid, groupId: domain } = acting
  const driverid = drivers[0]?.key
  const lists = {
    '/driver/list/webconsole': { search: '', domain, userid },
    '/driver/list': { search: '', domain, userid },
    '/driver/request-list': { userid, domain, startDate: today, endDate: today, type: '', search: '' },
    '/console/driver/balance/history': { driverid, userid, startdate: today, enddate: today, domain },
  }
  for (const [path, body] of Object.entries(lists)) {
    expect([path, (await send(path + query, body, { headers })).status]).toEqual([path, 400])
  }
})

test.each([
  ['2026-02-30', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['', '2026-11-20'],
  ['2026-11-20', '2026-11-19'],
])('the days from %j to %j are refused with 400', async (start, end) => {
  const { history, requests, drivers } = openPanel()
  await expect(history(drivers[0]?.key ?? '', { start, end })).rejects.toMatchObject({ status: 400 })
  if (end === '2026-11-20') await expect(requests({ start })).rejects.toMatchObject({ status: 400 })
})
