import type { Menu } from '@fleetgis/domain/permission'
import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

const map = { code: 'map', name: 'Map', route: '/home/map' }
const rate = { code: 'rate', name: 'Rate', route: '/home/rate' }
const role = { code: 'ROLE', name: 'Role', route: '/home/role' }
const user = { code: 'user', name: 'User', route: '/home/user' }
const domains = { code: 'domain-list', name: 'Domains', route: '/home/domain-list' }
const report = { code: 'driver-report', name: 'Driver report', route: '/home/driver-report' }

test("MENU-02 the links are the server's items, in its order", () => {
  expect(navigation({ items: [rate, map] }).links).toEqual([
    { title: 'page.rate', name: 'Rate', href: '/home/rate' },
    { title: 'page.map', name: 'Map', href: '/home/map' },
  ])
})

test('MENU-03 Domain and Report are groups, beside the items or inside them', () => {
  const beside: Menu = { items: [map], domain: [domains], report: [report] }
  const inside: Menu = {
    items: [map, { code: 'domain', name: 'Domain', route: '', domain: [domains], report: [report] }],
  }
  for (const menu of [beside, inside]) {
    expect(navigation(menu)).toEqual({
      links: [{ title: 'page.map', name: 'Map', href: '/home/map' }],
      domain: [{ title: 'page.domainList', name: 'Domains', href: '/home/domain-list' }],
      report: [{ title: 'page.driverReport', name: 'Driver report', href: '/home/driver-report' }],
    })
  }
})

test('MENU-04 an item with a route and lists keeps both', () => {
  expect(navigation({ items: [{ ...map, domain: [domains], report: [report] }, rate] })).toEqual({
    links: [
      { title: 'page.map', name: 'Map', href: '/home/map' },
      { title: 'page.rate', name: 'Rate', href: '/home/rate' },
    ],
    domain: [{ title: 'page.domainList', name: 'Domains', href: '/home/domain-list' }],
    report: [{ title: 'page.driverReport', name: 'Driver report', href: '/home/driver-report' }],
  })
})

test('MENU-03 groups that the server does not send are empty', () => {
  expect(navigation({ items: [map] })).toMatchObject({ domain: [], report: [] })
})

test.each(['', ' '])('CF-97 an item with the route %j and without lists is not shown', (route) => {
  expect(navigation({ items: [{ ...map, route }, rate] }).links).toEqual([
    { title: 'page.rate', name: 'Rate', href: '/home/rate' },
  ])
})

test('MENU-05 Role and User are only in the gear menu', () => {
  expect(navigation({ items: [role, map, user] }).links).toEqual([
    { title: 'page.map', name: 'Map', href: '/home/map' },
  ])
})

const hrefOf = (route: string, isPath?: (path: string) => boolean) =>
  navigation({ items: [{ ...map, route }] }, isPath).links.map(({ href }) => href)

test.each([
  ['/home/map', '/home/map'],
  ['home/map', '/home/map'],
  [' /home/map\n', '/home/map'],
  ['/home/rate?page=2#top', '/home/rate?page=2#top'],
  ['/home/../home/map', '/home/map'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['%5C%5Cevil.example', '/%5C%5Cevil.example'],
])('MENU-04 the route %j leads to %s', (route, href) => {
  expect(hrefOf(route)).toEqual([href])
})

test.each([
  '//evil.example/x',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '\t//evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/home/..//evil.example',
  './/evil.example',
  'https://evil.example/home/map',
  'HTTPS:evil.example',
  'http:/evil.example',
  'https:\\\\evil.example',
  'https://console.example@evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://fleetgis.invalid/home/map',
  'https://[',
])('CF-125 the route %j has no link', (route) => {
  expect(hrefOf(route)).toEqual([undefined])
})

test('CF-125 a route outside the app has no link', () => {
  const isPath = (path: string) => path === '/home/map'
  expect(hrefOf('/nowhere', isPath)).toEqual([undefined])
  expect(hrefOf('/home/map?a=1', isPath)).toEqual(['/home/map?a=1'])
  const entry = { ...map, route: '/nowhere' }
  expect(navigation({ items: [], domain: [entry], report: [entry] }, isPath)).toEqual({
    links: [],
    domain: [{ title: undefined, name: 'Map', href: undefined }],
    report: [{ title: undefined, name: 'Map', href: undefined }],
  })
})
