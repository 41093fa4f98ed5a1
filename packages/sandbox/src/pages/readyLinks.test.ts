import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { DAY } from '../base/stamp.ts'
import { scenarios } from '../scenarios/index.ts'
import { openWorld } from '../testing/openWorld.ts'
import { readyLinks } from './readyLinks.ts'

const links = (options = {}) => {
  const { world, respond } = openWorld({ drivers: 40, ...options })
  return { world, respond, links: readyLinks(world) }
}

test('the tokens of links live for thirty days', () => {
  const { world, links: all } = links()
  const tokens = all
    .filter(({ path }) => !/^\/(reset-password|view-message)\?/.test(path))
    .flatMap(({ path }) => new URL(path, 'http://console').searchParams.get('token') ?? [])
  expect(tokens.length).toBeGreaterThan(8)
  for (const token of tokens) {
    expect(world.tokens.read(token, world.now + 30 * DAY - 1)).toMatchObject({
      kind: 'page',
      isExpired: false,
    })
    expect(world.tokens.read(token, world.now + 30 * DAY)).toMatchObject({ isExpired: true })
  }
})

test('the first driver’s link opens a list with bookings', async () => {
  const { respond, links: all } = links()
  const query = new URL(all[0]?.path ?? '', 'http://console').searchParams
  const body = {
    driverid: query.get('driverid'),
    domainid: query.get('domainid'),
    fromdate: '2026-11-20',
    todate: '2026-11-20',
    status: [1, 2, 3, 8],
  }
  const request = new Request('http://sandbox/booking/driver/bookinglist?curPage=1&pageSize=10', {
    method: 'POST',
    headers: { Authorization: `Bearer ${query.get('token')}` },
    body: JSON.stringify(body),
  })
  const reply = await (await respond(request)).json()
  expect(reply.data.totalCount).toBeGreaterThan(3)
})

test('each link of a group admin opens the group for its admin', async () => {
  const { respond, links: all } = links()
  const panels = all.filter(({ path }) => /^\/(groupadmin|driver-list)\?/.test(path))
  expect(panels.length).toBeGreaterThan(5)
  for (const { path } of panels) {
    const query = new URL(path, 'http://console').searchParams
    const request = new Request('http://sandbox/driver/admin-info', {
      method: 'POST',
      headers: { Authorization: `Bearer ${query.get('token')}` },
      body: JSON.stringify({ driverid: query.get('driverid'), domainid: query.get('groupid') }),
    })
    expect((await respond(request)).status).toBe(200)
  }
})

test('the page of the sandbox has them all', async () => {
  const { respond, links: all } = links()
  const page = await (await respond(new Request('http://localhost:8787/'))).text()
  for (const { path } of all) {
    expect(page).toContain(`http://localhost:5173${path.replaceAll('&', '&amp;')}`)
  }
})

test('a fleet without drivers has only links of pages that need none', () => {
  const pages = links({ drivers: 0 }).links.map(({ path }) => path.split('?')[0])
  expect(pages).toContain('/map')
  expect(pages).toContain('/location')
  expect(pages).not.toContain('/driver-booking-list')
})

test('each link of a map, an owner or a place opens: the first call of its page succeeds', async () => {
  const { respond, links: all } = links()
  const asks = {
    '/map': (query: URLSearchParams) =>
      [
        '/location/admin',
        { userid: query.get('driverid'), domain: [query.get('groupid')], search: ' ' },
      ] as const,
    '/owner-map': (query: URLSearchParams) =>
      ['/owner/driver-vehicle', { driverid: query.get('driverid') }] as const,
    '/trip-list': (query: URLSearchParams) =>
      [
        '/owner/trip-list?curPage=1&pageSize=5',
        {
          search: ' ',
          driverid: query.get('driverid'),
          vehicleid: [],
          startdate: query.get('startdate'),
          enddate: query.get('enddate'),
        },
      ] as const,
    '/location': () => ['/console/disable/location/address-list', {}] as const,
    '/search-location': () => ['/console/location/list', { location: '' }] as const,
    '/check-location': () =>
      ['/console/location/address-list?curPage=1&pageSize=10', { search: '' }] as const,
    '/unknown-location': () => ['/console/unknow-location/list?curPage=1&pageSize=12', { name: '' }] as const,
  }
  for (const [page, ask] of Object.entries(asks)) {
    const own = all.filter(({ path }) => path.startsWith(`${page}?`))
    expect([page, own.length]).toEqual([page, expect.toSatisfy((count) => count > 0)])
    for (const { path } of own) {
      const query = new URL(path, 'http://console').searchParams
      const [address, body] = ask(query)
      const request = new Request(`http://sandbox${address}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${query.get('token')}` },
        body: JSON.stringify(body),
      })
      expect([path, (await respond(request)).status]).toEqual([path, 200])
    }
  }
})

test('the admin of the top admin’s link is named in the configuration of the demo', async () => {
  const text = await readFile(new URL('../../../../apps/console/public/config.json', import.meta.url), 'utf8')
  const { topAdminIds, otherGroupIds } = JSON.parse(text)
  const top = links().links.find(({ title }) => /top admin/.test(title))
  const query = new URL(top?.path ?? '', 'http://console').searchParams
  expect(topAdminIds).toEqual([query.get('driverid')])
  expect(otherGroupIds).toEqual([query.get('groupid')])
})

test('PERM-07 admins of all groups have links of bookings too', () => {
  const { world } = openWorld()
  const all = readyLinks(scenarios.topAdmin({ now: world.now, city: world.city })).map(({ title }) => title)
  const usual = readyLinks(scenarios.rushHour({ now: world.now, city: world.city })).map(({ title }) => title)
  expect(all).toEqual(usual)
})

test.each(['emptyFleet', 'oneGroup'] as const)(
  '%s has links of group panels, each of a group that exists',
  (name) => {
    const { world } = openWorld()
    const own = scenarios[name]({ now: world.now, city: world.city })
    const panels = readyLinks(own).filter(({ path }) => /^\/(groupadmin|driver-list)\?/.test(path))
    expect(panels.length).toBeGreaterThan(3)
    for (const { path } of panels) {
      const groupId = new URL(path, 'http://console').searchParams.get('groupid')
      expect(own.groups.map(({ id }) => id)).toContain(groupId)
    }
  },
)
