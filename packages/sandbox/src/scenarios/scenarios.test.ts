import { checkPermission, routePermission } from '@fleetgis/api/auth'
import { adminList } from '@fleetgis/api/dashboards'
import { adminInfo } from '@fleetgis/api/drivers'
import { driverLocations } from '@fleetgis/api/map/admin'
import { ownerLocations } from '@fleetgis/api/owner'
import { feeRights } from '@fleetgis/domain/permission'
import { expect, test } from 'vitest'
import { stampOf } from '../base/stamp.ts'
import { DRIVER_STATUS, presenceOf } from '../drivers/presence.ts'
import { clientOf } from '../testing/clientOf.ts'
import { city } from '../testing/openWorld.ts'
import { type ScenarioName, scenarios } from './index.ts'

/** A scenario, and one of its admins. */
function open(name: ScenarioName, userId = 'group@fleetgis.example') {
  const world = scenarios[name]({ city })
  const admin = world.accounts.find(userId)
  if (!admin) throw new Error(`${userId} has no account.`)
  return { world, admin, client: clientOf(world, admin) }
}

test.each([
  ['rushHour', 300, 6],
  ['emptyFleet', 0, 6],
  ['oneGroup', 60, 1],
  ['manyGroups', 400, 40],
  ['tenThousand', 10_000, 6],
  ['closedConversation', 300, 6],
  ['topAdmin', 300, 6],
  ['noPermission', 300, 6],
] as const)('%s has %i drivers in %i groups, on a Friday morning by default', (name, drivers, groups) => {
  const world = scenarios[name]({ city })
  expect(world.scenario).toBe(name)
  expect(world.drivers).toHaveLength(drivers)
  expect(world.groups).toHaveLength(groups)
  expect(stampOf(world.now)).toBe('2026-11-20 08:15:00')
  expect(scenarios[name]({ city, now: 0 }).now).toBe(0)
})

test.each([
  ['at its default moment', undefined, '02:30:00'],
  ['at noon', Date.UTC(2026, 10, 20, 5, 30), '12:00:00'],
])('quietNight: most drivers sleep at the start, %s, and drive some hours later', (_, now, time) => {
  const world = scenarios.quietNight({ city, ...(now !== undefined && { now }) })
  expect(stampOf(world.now).slice(11)).toBe(time)
  const offline = () =>
    world.drivers.filter((driver) => presenceOf(world, driver).status === DRIVER_STATUS.offline).length
  expect(offline()).toBeGreaterThan(270)
  expect(offline()).toBeLessThan(300)
  world.advanceTo(world.now + 9 * 3_600_000)
  expect(offline()).toBeLessThan(100)
})

test.each([6, 9, 13, 18])(
  'OMAP-15 rushHour: at %i:00 the first owner has an offline vehicle, and one that is unheard',
  async (hour) => {
    const world = scenarios.rushHour({ city, now: Date.UTC(2026, 10, 20, hour - 6, -30) })
    const [owner] = world.owners
    if (!owner) throw new Error('There is one.')
    const { drivers } = await clientOf(world, owner).call(ownerLocations, { ownerId: owner.key, search: '' })
    expect(drivers.map(({ status }) => status).slice(3)).toEqual([3, 0])
  },
)

test('oneGroup: every admin has the one group', () => {
  const { world } = open('oneGroup')
  for (const { groupIds = ['G001'] } of world.accounts.all()) expect(groupIds).toEqual(['G001'])
  expect(new Set(world.drivers.map(({ groupId }) => groupId))).toEqual(new Set(['G001']))
})

test('PERM-20 manyGroups: the admin of several groups has all, each with its own name', async () => {
  const { world, admin, client } = open('manyGroups', 'groups@fleetgis.example')
  expect(admin.groupIds).toHaveLength(40)
  expect(new Set(world.groups.map(({ name }) => name)).size).toBe(40)
  const { drivers } = await client.call(driverLocations, {
    userId: admin.key,
    groupIds: ['G037'],
    search: '',
  })
  expect(drivers.every(({ groupId }) => groupId === 'G037')).toBe(true)
})

test('closedConversation: no conversation is open, unlike in the demo', () => {
  for (const [name, expected] of [
    ['closedConversation', false],
    ['rushHour', true],
  ] as const) {
    const { world } = open(name)
    const open_ = [...world.chats.recent(world.now)].some((one) => world.chats.status(one, world.now) === 1)
    expect([name, open_]).toEqual([name, expected])
  }
})

test('PERM-07 topAdmin: every admin of groups sees the figures of all', async () => {
  const { world, admin, client } = open('topAdmin')
  const filter = { userId: admin.key, groupId: 'G001', start: '2026-11-20', end: '2026-11-20' }
  expect((await client.call(adminList, filter)).groups).toHaveLength(world.groups.length)
  const demo = open('rushHour')
  await expect(demo.client.call(adminList, filter)).rejects.toMatchObject({ status: 403 })
})

test('noPermission: admins of groups may not move money, and staff may only view', async () => {
  const { admin, client } = open('noPermission')
  const ask = { userId: admin.key, groupId: 'G002' }
  expect(feeRights(await client.call(adminInfo, ask)).topUp).toBe(false)
  const demo = open('rushHour')
  expect(feeRights(await demo.client.call(adminInfo, ask)).topUp).toBe(true)
  const staff = open('noPermission', 'admin@fleetgis.example')
  const flags = await staff.client.call(routePermission, { route: '/home/driver-list' })
  expect(flags).toEqual({ canView: true, canAdd: false, canEdit: false, canDelete: false })
  const user = staff.client.call(checkPermission, { route: '/home/user' })
  await expect(user).rejects.toMatchObject({ status: 403 })
})
