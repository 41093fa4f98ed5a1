import { checkPermission, routePermission, userMenu } from '@fleetgis/api/auth'
import { hiddenLocationNames } from '@fleetgis/api/places'
import { checkedRoute } from '@fleetgis/domain/auth'
import { gearMenu } from '@fleetgis/domain/permission'
import { STAFF_ROUTES } from '@fleetgis/domain/staff'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'
import { signIns } from './seed.ts'

test('GUARD-05 an admin may open every route of the console', async () => {
  const { client, enter } = openWorld()
  await enter()
  for (const route of STAFF_ROUTES) await client.call(checkPermission, { route })
})

test.each([
  ['viewer@fleetgis.example', '/home/dashboard'],
  ['thida', '/home/role'],
  ['guest@fleetgis.example', '/home/driver-list'],
  ['admin@fleetgis.example', '/home/nowhere'],
  ['admin@fleetgis.example', 'constructor'],
])('GUARD-12 %s is refused %s with 403', async (userId, route) => {
  const { client, enter } = openWorld()
  await enter(userId)
  await expect(client.call(checkPermission, { route })).rejects.toMatchObject({
    status: 403,
  })
})

test('the account "expired" gets an HTTP 409 at the route check', async () => {
  const { client, enter } = openWorld()
  await enter('expired@fleetgis.example')
  const call = client.call(checkPermission, { route: '/home/map' })
  await expect(call).rejects.toMatchObject({ status: 409 })
})

test('every account may open the map, the target of sign-in and Go to Home', async () => {
  for (const { userId } of signIns.filter(({ about }) => !/409|416/.test(about))) {
    const { client, enter } = openWorld()
    await enter(userId)
    await client.call(checkPermission, { route: '/home/map' })
  }
})

test.each([
  ['admin@fleetgis.example', { canAdd: true, canView: true, canEdit: true, canDelete: true }],
  ['thida', { canAdd: true, canView: true, canEdit: true, canDelete: false }],
  ['group@fleetgis.example', { canAdd: false, canView: true, canEdit: true, canDelete: false }],
  ['viewer@fleetgis.example', { canAdd: false, canView: true, canEdit: false, canDelete: false }],
  ['guest@fleetgis.example', { canAdd: false, canView: false, canEdit: false, canDelete: false }],
])('PERM-02 the flags of %s on the driver list', async (userId, flags) => {
  const { client, enter } = openWorld()
  await enter(userId)
  expect(await client.call(routePermission, { route: '/home/driver-list' })).toEqual(flags)
})

test('MENU-02 a menu has only routes that its user may open', async () => {
  for (const { userId } of signIns.filter(({ about }) => !/409|416/.test(about))) {
    const { client, enter } = openWorld()
    await enter(userId)
    const { items, domain = [], report = [] } = await client.call(userMenu, undefined)
    for (const { route } of [...items, ...domain, ...report]) {
      if (route === '/location') await client.call(hiddenLocationNames, undefined)
      else await client.call(checkPermission, { route: checkedRoute(route) })
    }
  }
})

test.each([
  ['admin@fleetgis.example', true],
  ['thida', true],
  ['viewer@fleetgis.example', true],
  ['group@fleetgis.example', true],
  ['guest@fleetgis.example', false],
])('CF-155 %s has Places in the menu: %s', async (userId, hasPlaces) => {
  const { client, enter } = openWorld()
  await enter(userId)
  const { items } = await client.call(userMenu, undefined)
  expect(items.some(({ name, route }) => name === 'Places' && route === '/location')).toBe(hasPlaces)
})

test('MENU-04 an admin has Domain and Report sub-lists', async () => {
  const { client, enter } = openWorld()
  await enter()
  const menu = await client.call(userMenu, undefined)
  expect(menu.domain?.map(({ route }) => route)).toContain('/home/domain-list')
  expect(menu.report?.map(({ route }) => route)).toContain('/home/driver-report')
})

test('only an admin gets the codes of roles and users', async () => {
  for (const [userId, gear] of [
    ['admin@fleetgis.example', ['role', 'user', 'signOut']],
    ['thida', ['signOut']],
    ['viewer@fleetgis.example', ['signOut']],
  ] as const) {
    const { client, enter } = openWorld()
    await enter(userId)
    expect(gearMenu(await client.call(userMenu, undefined))).toEqual(gear)
  }
})
