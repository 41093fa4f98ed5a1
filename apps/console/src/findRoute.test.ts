import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { asksServer, checkedRoute, menuRoute } from '@fleetgis/domain/auth'
import { POLICIES } from '@fleetgis/domain/policies'
import { STAFF_ROUTES } from '@fleetgis/domain/staff'
import { readyLinks, rushHour } from '@fleetgis/sandbox'
import { describe, expect, test } from 'vitest'
import { findRoute, isInShell, isPublic, ROUTES, readRoute } from './findRoute.ts'
import * as addresses from './routes.ts'

const routeOf = (path: string) => findRoute(path)?.route

describe('every path of the specification is a route', () => {
  test.each([
    ['ROUTE-02', ['/login']],
    ['ROUTE-03', ['/sign-up']],
    ['ROUTE-04', ['/forgot-password']],
    ['ROUTE-09', ['/reset-password']],
    ['ROUTE-10', ['/view-message']],
    ['ROUTE-12', ['/groupadmin']],
    ['ROUTE-13', ['/map']],
    ['ROUTE-14', ['/driver-booking-list', '/passenger-booking-list', '/admin-booking-list']],
    ['ROUTE-15', ['/driver-booking-chat', '/passenger-booking-chat', '/chat']],
    ['ROUTE-16', ['/driver-list']],
    ['ROUTE-17', ['/payment-success', '/payment-fail', '/payment-cancel', '/payment']],
    ['ROUTE-18', ['/location', '/search-location', '/check-location', '/unknown-location']],
    ['ROUTE-19', ['/owner-map', '/trip-list']],
    ['ROUTE-23', ['/home/map']],
    ['ROUTE-24', ['/home/checkin-list']],
    ['ROUTE-25', ['/home/driver-list']],
    ['ROUTE-26', ['/home/role', '/home/user']],
    [
      'ROUTE-27',
      [
        '/home/domain-list',
        '/home/rate',
        '/home/polyline-list',
        '/home/extra-charge',
        '/home/dashboard',
        '/home/driver-report',
        '/home/vehicle',
      ],
    ],
  ])('%s %j', (_rule, paths) => {
    expect(paths.map((path) => routeOf(path)?.path)).toEqual(paths)
  })
})

test('ROUTE-20 the policy of an app is an address, and that of an unknown app is refused', () => {
  const read = (path: string) => {
    const match = findRoute(path)
    return match && readRoute(match, '', undefined)
  }
  for (const app of Object.keys(POLICIES))
    expect(read(`/policy/${app}`)).toMatchObject({ ok: true, values: { app } })
  expect(read('/policy//driver')).toMatchObject({ ok: true, values: { app: 'driver' } })
  expect(read('/policy/other')).toEqual({ ok: false, missing: [], invalid: ['app'] })
})

test('ROUTE-01 the empty path leads to the sign-in page', () => {
  expect(routeOf('/')?.redirectsTo).toBe('/login')
})

test('ROUTE-22 the default child of home is the map', () => {
  expect(routeOf('/home')?.redirectsTo).toBe('/home/map')
})

test('ROUTE-07 the welcome route is guarded and only leads on', () => {
  expect(routeOf('/welcome')).toMatchObject({ guard: 'session', redirectsTo: '/home/map' })
})

test('ROUTE-06 the success page is guarded', () => {
  expect(routeOf('/success')?.guard).toBe('session')
})

test('ROUTE-21 home is guarded with all of its children', () => {
  const home = ROUTES.filter(({ path }) => path === '/home' || path.startsWith('/home/'))
  expect(home).not.toEqual([])
  expect(home.every(({ guard }) => guard === 'session')).toBe(true)
})

test.each([
  ['/home/domain-form/12', { id: '12' }],
  ['/home/polyline-detail/9223372036854775807', { id: '9223372036854775807' }],
  ['/home/rate-form/a%2Fb', { id: 'a/b' }],
  ['/home/role-form/%E0%A4%A', { id: '%E0%A4%A' }],
])('%s has its parameters', (path, params) => {
  expect(findRoute(path)?.params).toEqual(params)
})

test.each([
  '/nowhere',
  '/home/nowhere',
  '/login/more',
  '/Login',
  '/home/domain-form',
  '/policy',
  '//evil.example',
])('%s is not a route', (path) => {
  expect(findRoute(path)).toBeUndefined()
})

test('CF-125 an unknown path below home stays in the shell', () => {
  expect(['/home/map', '/home/nowhere', '/home/role/a/b'].every(isInShell)).toBe(true)
  expect(['/nowhere', '/homes', '/login', '/map'].some(isInShell)).toBe(false)
})

test('a slash at the end changes nothing', () => {
  expect(routeOf('/login/')?.path).toBe('/login')
})

test('no two rows answer for the same path', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('each page of the mobile app has a ready link, and each link all parameters of its page', () => {
  const links = readyLinks(rushHour()).map(({ path }) => new URL(path, 'https://console.example.com'))
  for (const { pathname, search, searchParams } of links) {
    const match = findRoute(pathname)
    expect(match && readRoute(match, search, searchParams.get('token') ?? undefined), pathname).toMatchObject(
      {
        ok: true,
      },
    )
  }
  const linked = new Set(links.map(({ pathname }) => pathname))
  expect(ROUTES.filter(({ path, guard }) => guard === 'token' && !linked.has(path))).toEqual([])
})

test.each([
  '/chat',
  '/driver-booking-chat',
  '/passenger-booking-chat',
  '/payment',
  '/location',
  '/search-location',
  '/check-location',
  '/unknown-location',
])('EMB-09 %s uses a token if the host app sends it', (path) => {
  expect(routeOf(path)).toMatchObject({ token: 'page' })
  expect(routeOf(path)?.guard).toBeUndefined()
})

test.each(['/policy/driver', '/login', '/', '/home/map'])('EMB-09 %j reads no token', (path) => {
  expect(routeOf(path)?.token).toBeUndefined()
})

test('every route that is checked with the server is guarded', () => {
  expect(ROUTES.filter(({ path, guard }) => asksServer(path) && guard !== 'session')).toEqual([])
})

test('the rows and the guard have the same pages with rights, and the same list for each page of one thing', () => {
  const pages = ROUTES.filter(({ path, page }) => page !== undefined && asksServer(path))
  const checked = new Set(pages.map(({ path }) => checkedRoute(path)))
  expect([...checked].sort()).toEqual([...STAFF_ROUTES].sort())
  const lists = pages.map(({ path, frame }) => {
    const parent = frame?.name === 'StaffFrame' ? frame.options.parent : undefined
    return [path, parent?.path ?? path]
  })
  expect(lists).toEqual(pages.map(({ path }) => [path, menuRoute(path)]))
})

test('each page is a file, and each file a page, which takes the parameters of its own addresses', () => {
  const files = globSync('apps/console/src/routes/*.tsx')
  const shown = new Set(ROUTES.flatMap(({ page }) => page ?? []))
  expect(files.map((file) => basename(file, '.tsx')).sort()).toEqual([...shown].sort())
  for (const file of files) {
    const [, taken] = readFileSync(file, 'utf8').match(/PageProps<typeof (\w+)>/) ?? []
    if (taken === undefined) continue
    const route = Object.entries(addresses).find(([name]) => name === taken)?.[1]
    expect(route, file).toMatchObject({ page: basename(file, '.tsx') })
  }
})

test('a redirect leads to a page, not to another redirect', () => {
  const targets = ROUTES.flatMap(({ redirectsTo }) => redirectsTo ?? [])
  expect(targets.filter((path) => routeOf(path)?.page === undefined)).toEqual([])
})

test('CF-119 pages for all visitors have nothing of a session and no token', () => {
  const all = ROUTES.filter(({ path, redirectsTo }) => redirectsTo === undefined && isPublic(path))
  expect(all.map(({ path }) => path)).toEqual(['/login', '/sign-up', '/forgot-password', '/policy/:app'])
  expect(isPublic('/no-such-page')).toBe(true)
  expect(isPublic('/home/no-such-page')).toBe(false)
})
