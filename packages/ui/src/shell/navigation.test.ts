import type { Menu } from '@fleetgis/domain/permission'
import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

const map = { code: 'map', name: 'Map', route: '/home/map' }
const rate = { code: 'rate', name: 'Rate', route: '/home/rate' }
const role = { code: 'ROLE', name: 'Role', route: '/home/role' }
const user = { code: 'user', name: 'User', route: '/home/user' }
const domains = { code: 'domain-list', name: 'Domains', route: '/home/domain-list' }
const report = { code: 'driver-report', name: 'Driver report', route: '/home/driver-report' }

test('MENU-02 the links are the items of the server, in its order', () => {
  expect(navigation({ items: [rate, map] }).links).toEqual([
    { name: 'Rate', href: '/home/rate' },
    { name: 'Map', href: '/home/map' },
  ])
})

test('MENU-03 Domain and Report are groups, beside the items or inside them', () => {
  const beside: Menu = { items: [map], domain: [domains], report: [report] }
  const inside: Menu = {
    items: [map, { code: 'domain', name: 'Domain', route: '', domain: [domains], report: [report] }],
  }
  for (const menu of [beside, inside]) {
    expect(navigation(menu)).toEqual({
      links: [{ name: 'Map', href: '/home/map' }],
      domain: [{ name: 'Domains', href: '/home/domain-list' }],
      report: [{ name: 'Driver report', href: '/home/driver-report' }],
    })
  }
})

test('MENU-04 an item with a route of its own and lists keeps both', () => {
  expect(navigation({ items: [{ ...map, domain: [domains], report: [report] }, rate] })).toEqual({
    links: [
      { name: 'Map', href: '/home/map' },
      { name: 'Rate', href: '/home/rate' },
    ],
    domain: [{ name: 'Domains', href: '/home/domain-list' }],
    report: [{ name: 'Driver report', href: '/home/driver-report' }],
  })
})

test('MENU-03 groups that the server does not send are empty', () => {
  expect(navigation({ items: [map] })).toMatchObject({ domain: [], report: [] })
})

test('MENU-05 Role and User are left to the gear menu', () => {
  expect(navigation({ items: [role, map, user] }).links).toEqual([{ name: 'Map', href: '/home/map' }])
})

test.each([
  ['home/map', '/home/map'],
  ['//evil.example/x', '/evil.example/x'],
  ['\\\\evil.example', '/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('MENU-04 the route %s leads to %s of this host', (route, href) => {
  expect(navigation({ items: [{ ...map, route }] }).links).toEqual([{ name: 'Map', href }])
  expect(new URL(href, 'https://console.example').origin).toBe('https://console.example')
})
