import { checkPermission, createUser, routePermission, userMenu } from '@fleetgis/api/auth'
import { consoleDrivers, enrolDriver, unregisteredDrivers } from '@fleetgis/api/drivers'
import {
  deleteExtraCharge,
  deleteRate,
  deleteRole,
  extraCharges,
  rates,
  roles,
  saveExtraCharge,
  saveRate,
  saveRole,
  saveUser,
  users,
} from '@fleetgis/api/staff'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { openWorld } from '../testing/openWorld.ts'
import { receiptOf } from '../trips/receipt.ts'

const ADMIN = 'admin@fleetgis.example'
const FULL = { canView: true, canAdd: true, canEdit: true, canDelete: true }
const VIEW_ONLY = { canView: true, canAdd: false, canEdit: false, canDelete: false }
const HOUR = 3_600_000

async function enter(userId = ADMIN) {
  const opened = openWorld()
  await opened.enter(userId)
  return opened
}
type Client = Awaited<ReturnType<typeof enter>>['client']

const roleOf = async (client: Client, name: string) => {
  const found = (await client.call(roles, undefined)).find((role) => role.name === name)
  if (!found) throw new Error(`There is no role ${name}.`)
  return found
}

describe('CF-128 roles', () => {
  const routes = (permission: typeof FULL, ...paths: string[]) =>
    paths.map((route) => ({ route, ...permission }))
  const cashier = { id: undefined, name: 'Cashier', grants: routes(VIEW_ONLY, '/home/map', '/home/rate') }
  const user = { userId: 'new@fleetgis.example', userName: 'Ma New', password: 'fleet1234' }

  test('PERM-06 a created user of a created role signs in and has its rights', async () => {
    const { client, enter: signIn } = await enter()
    await client.call(saveRole, cashier)
    const { id } = await roleOf(client, 'Cashier')
    await client.call(createUser, { ...user, role: id })
    expect(await roleOf(client, 'Cashier')).toMatchObject({ users: 1, isOwn: false })
    expect(await signIn(user.userId)).toMatchObject({ role: id })
    await client.call(checkPermission, { route: '/home/rate' })
    await expect(client.call(checkPermission, { route: '/home/role' })).rejects.toMatchObject({ status: 403 })
    expect(await client.call(routePermission, { route: '/home/rate' })).toEqual(VIEW_ONLY)
  })

  test('GUARD-05 a changed right is obeyed by the next check, the menu and the calls of its page', async () => {
    const { client, enter: signIn } = await enter()
    const { id, name, grants } = await roleOf(client, 'Operator')
    await client.call(saveRole, {
      id,
      name,
      grants: [
        ...grants.filter(({ route }) => route !== '/home/driver-list' && route !== '/home/vehicle'),
        ...routes(VIEW_ONLY, '/home/driver-list'),
        ...routes(FULL, '/home/user'),
      ],
    })
    await signIn('thida')
    await expect(client.call(checkPermission, { route: '/home/vehicle' })).rejects.toMatchObject({
      status: 403,
    })
    await client.call(checkPermission, { route: '/home/user' })
    const { items } = await client.call(userMenu, undefined)
    expect(items.map(({ route }) => route)).toContain('/home/user')
    expect(items.map(({ route }) => route)).not.toContain('/home/vehicle')
    const page = { search: '', groupId: '', page: 1, size: 5 }
    expect((await client.call(consoleDrivers, page)).drivers).not.toEqual([])
    const [one] = (await client.call(unregisteredDrivers, page)).drivers
    const call = client.call(enrolDriver, { driverId: one?.key ?? '', groupId: 'G001' })
    await expect(call).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    ['a right beyond the own ones', { ...cashier, grants: routes(VIEW_ONLY, '/home/dashboard') }, 403],
    ['the own role', { id: 5, name: 'Keeper', grants: routes(FULL, '/home/role') }, 403],
    ['an unknown role', { ...cashier, id: 77 }, 404],
    ['a name that exists, in other letters', { ...cashier, name: ' OPERATOR ' }, 409],
    ['no name', { ...cashier, name: ' ' }, 400],
    ['an unknown page', { ...cashier, grants: routes(VIEW_ONLY, '/home/nowhere') }, 400],
    ['a page twice', { ...cashier, grants: routes(VIEW_ONLY, '/home/map', '/home/map') }, 400],
    [
      'can_edit without can_view',
      { ...cashier, grants: routes({ ...FULL, canView: false }, '/home/role') },
      400,
    ],
  ])('PERM-06 %s is refused', async (_, input, code) => {
    const { client, enter: signIn } = await enter()
    await client.call(saveRole, {
      id: undefined,
      name: 'Keeper',
      grants: routes(FULL, '/home/role', '/home/map'),
    })
    const keeper = await roleOf(client, 'Keeper')
    await client.call(createUser, { ...user, role: keeper.id })
    await signIn(user.userId)
    const before = await client.call(roles, undefined)
    const call = client.call(saveRole, input)
    await expect(call).rejects.toMatchObject({ code, serverMessage: expect.stringMatching(/\w/) })
    expect(await client.call(roles, undefined)).toEqual(before)
  })

  test('PERM-06 a role with users, the own one and the last that edits roles are not deleted', async () => {
    const { client, world, enter: signIn } = await enter()
    const remove = async (name: string) => client.call(deleteRole, { id: (await roleOf(client, name)).id })
    await expect(remove('Operator')).rejects.toMatchObject({ code: 409 })
    await expect(remove('Admin')).rejects.toMatchObject({ code: 409 })
    await client.call(saveRole, { ...cashier, name: 'Second', grants: routes(FULL, '/home/role') })
    await expect(remove('Admin')).rejects.toMatchObject({ code: 403 })
    await remove('Second')
    expect(world.roles.all()).toHaveLength(5)
    await signIn('thida')
    await expect(client.call(deleteRole, { id: 3 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('CF-128 users', () => {
  test('a role has as many users as the list has with it: a deleted one is not among them', async () => {
    const { client, world } = await enter()
    expect(world.accounts.find('deleted@fleetgis.example')).toMatchObject({ role: 0, quirk: 'deleted' })
    const list = await client.call(users, undefined)
    const { users: counted } = await roleOf(client, 'Guest')
    expect(counted).toBe(list.filter(({ role }) => role === 0).length)
  })

  test('MENU-07 the list has every user with the role, and a change is obeyed at the next sign-in', async () => {
    const { client, enter: signIn } = await enter()
    const list = await client.call(users, undefined)
    expect(list).toContainEqual({
      userId: 'thida',
      userName: 'Ma Thida Aye',
      role: 2,
      roleName: 'Operator',
      isOwn: false,
    })
    expect(list.filter(({ isOwn }) => isOwn).map(({ userId }) => userId)).toEqual([ADMIN])
    expect(list.some(({ userId }) => userId === 'deleted@fleetgis.example')).toBe(false)
    await client.call(saveUser, { userId: 'thida', userName: 'Daw Thida Aye', role: 3 })
    expect(await signIn('thida')).toMatchObject({ userName: 'Daw Thida Aye', role: 3 })
    await expect(client.call(users, undefined)).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    ['the own role', { userId: ADMIN, userName: 'Admin', role: 3 }, 403],
    ['an unknown role', { userId: 'thida', userName: 'Thida', role: 77 }, 400],
    ['no name', { userId: 'thida', userName: ' ', role: 2 }, 400],
    ['an unknown user', { userId: 'unknown', userName: 'No', role: 2 }, 404],
  ])('%s is refused', async (_, input, code) => {
    const { client } = await enter()
    await expect(client.call(saveUser, input)).rejects.toMatchObject({ code })
  })

  test('PERM-06 a user is not given a role with rights beyond the own ones', async () => {
    const { client, enter: signIn } = await enter()
    const grants = [{ route: '/home/user', ...FULL }]
    await client.call(saveRole, { id: undefined, name: 'Clerk', grants })
    const { id } = await roleOf(client, 'Clerk')
    await client.call(saveUser, { userId: 'thida', userName: 'Thida', role: id })
    await signIn('thida')
    const user = { userId: 'new@fleetgis.example', userName: 'New', password: 'fleet1234' }
    await expect(client.call(createUser, { ...user, role: 1 })).rejects.toMatchObject({ status: 403 })
    await client.call(createUser, { ...user, role: id })
  })
})

describe('CF-128 rates', () => {
  const rate = { id: undefined, groupId: 'G006', initial: 2000, perKm: 1000, perMinute: 0 }

  test('a changed rate decides the rides that start after it, and no earlier one', async () => {
    const { client, world } = await enter()
    const trips = () =>
      [...world.diary.trips(dayOf(world.now) - 1, dayOf(world.now), world.now)].filter(
        ({ driver }) => world.drivers[driver]?.groupId === 'G001',
      )
    const before = new Map(trips().map((trip) => [trip, receiptOf(world, trip)]))
    const found = (await client.call(rates, undefined)).find(({ groupId }) => groupId === 'G001')
    if (!found) throw new Error('G001 has no rate.')
    expect(found).toMatchObject({ initial: 1200, perKm: 650, perMinute: 100 })
    await client.call(saveRate, { ...found, initial: 2000, perKm: 1000, perMinute: 0 })
    const changedAt = world.now
    world.advanceTo(world.now + 3 * HOUR)
    const later = trips().filter(({ start }) => start > changedAt)
    expect(later.length).toBeGreaterThan(0)
    for (const trip of later) {
      const { metres, initial, distanceCharge, waitingCharge } = receiptOf(world, trip)
      expect({ initial, waitingCharge }).toEqual({ initial: 2000, waitingCharge: 0 })
      expect(Math.abs(distanceCharge - metres)).toBeLessThanOrEqual(Math.max(25, 460 - metres + 25))
    }
    for (const [trip, receipt] of before) expect(receiptOf(world, trip)).toEqual(receipt)
  })

  test('a group without a rate gets one, once; without it trips cost the rate of the city', async () => {
    const { client, world } = await enter()
    await client.call(saveRate, rate)
    await expect(client.call(saveRate, rate)).rejects.toMatchObject({
      code: 409,
      serverMessage: 'Night Owl Cars has a rate already.',
    })
    const row = (await client.call(rates, undefined)).find(({ groupId }) => groupId === 'G006')
    expect(row).toMatchObject({ groupName: 'Night Owl Cars', initial: 2000, perKm: 1000, perMinute: 0 })
    await client.call(deleteRate, { id: row?.id ?? '' })
    expect(world.rates.of('G006', world.now)).toEqual([])
    await expect(client.call(deleteRate, { id: row?.id ?? '' })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['a negative fare', { initial: -1 }, 400],
    ['a fraction', { perKm: 650.5 }, 400],
    ['too much', { perMinute: 1_000_001 }, 400],
    ['an unknown group', { groupId: 'G999' }, 404],
    ['an unknown rate', { id: 'none' }, 404],
  ])('%s is refused', async (_, change, status) => {
    const { client } = await enter()
    await expect(client.call(saveRate, { ...rate, ...change })).rejects.toMatchObject({ status })
  })

  test('PERM-05 each right of the page decides its call', async () => {
    const { client, enter: signIn } = await enter()
    const { id, name } = await roleOf(client, 'Group admin')
    const grants = [{ route: '/home/rate', ...VIEW_ONLY }]
    await client.call(saveRole, { id, name, grants })
    await signIn('group@fleetgis.example')
    const [own, ...others] = await client.call(rates, undefined)
    expect(own).toMatchObject({ groupId: 'G002' })
    expect(others).toEqual([])
    const refused = { status: 403, serverMessage: expect.stringMatching(/^Your role may not/) }
    await expect(client.call(saveRate, rate)).rejects.toMatchObject(refused)
    await expect(client.call(saveRate, { ...rate, id: own?.id })).rejects.toMatchObject(refused)
    await expect(client.call(deleteRate, { id: own?.id ?? '' })).rejects.toMatchObject(refused)
    await signIn('viewer@fleetgis.example')
    await expect(client.call(rates, undefined)).rejects.toMatchObject(refused)
  })
})

describe('CF-128 extra charges', () => {
  test('the charges of a group are those of its next receipts', async () => {
    const { client, world } = await enter()
    const own = (await client.call(extraCharges, undefined)).filter(({ groupId }) => groupId === 'G001')
    for (const { id } of own) await client.call(deleteExtraCharge, { id })
    await client.call(saveExtraCharge, { id: undefined, groupId: 'G001', name: 'Night', amount: 800 })
    const changedAt = world.now
    world.advanceTo(world.now + 10 * HOUR)
    const trips = [...world.diary.trips(dayOf(changedAt), dayOf(world.now), world.now)].filter(
      ({ driver, start }) => world.drivers[driver]?.groupId === 'G001' && start > changedAt,
    )
    const extras = trips.flatMap((trip) => receiptOf(world, trip).extras)
    expect(extras.length).toBeGreaterThan(0)
    for (const extra of extras) expect(extra).toEqual({ name: 'Night', type: 0, amount: 800, qty: 1 })
  })

  test('a changed amount keeps how the charge is counted', async () => {
    const { client, world } = await enter()
    const found = (await client.call(extraCharges, undefined)).find(({ name }) => name === 'Luggage')
    if (!found) throw new Error('No group charges luggage.')
    await client.call(saveExtraCharge, { ...found, amount: 600 })
    expect(world.extraCharges.of(found.groupId, world.now)).toContainEqual(
      expect.objectContaining({ name: 'Luggage', type: 1, amount: 600 }),
    )
  })

  test.each([
    ['a name of the group, in other letters', { name: 'luggage ' }, 409],
    ['no name', { name: '' }, 400],
    ['a negative amount', { amount: -5 }, 400],
    ['an unknown group', { groupId: 'G999' }, 404],
  ])('%s is refused', async (_, change, code) => {
    const { client } = await enter()
    const charge = { id: undefined, groupId: 'G001', name: 'Pets', amount: 500, ...change }
    await expect(client.call(saveExtraCharge, charge)).rejects.toMatchObject({ code })
  })
})
