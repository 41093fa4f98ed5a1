import { addBalance, checkPin, topUp, topUpCheck } from '@fleetgis/api/wallet'
import { describe, expect, test } from 'vitest'
import { openPanel, panelOf } from '../testing/openPanel.ts'
import { recordsOf } from '../testing/recordsOf.ts'
import { CHECK_MESSAGES, LIMITS } from './topUps.ts'

const MINUTE = 60_000
const ADMIN = 'groups@fleetgis.example'

/** The panel of a group without a PIN by default, and a driver without a top-up by hand today. */
function open(groupId = 'G002', userId = ADMIN) {
  const panel = openPanel({ groupId, userId })
  const driverId = panel.drivers[0]?.key ?? ''
  const add = (amount: number, id = driverId) =>
    panel.client.call(topUp, { ...panel.acting, driverId: id, amount })
  return { ...panel, driverId, add }
}

describe('the transaction check', () => {
  test('WAL-10 allows a driver without a top-up by hand today', async () => {
    const { check, driverId } = open()
    expect(await check(driverId)).toEqual({ isAllowed: true })
  })

  test('reports that you have topped the driver up, until the day is over', async () => {
    const { check, driverId, add, world } = open()
    await check(driverId)
    await add(1000)
    expect(await check(driverId)).toEqual({ isAllowed: false, message: CHECK_MESSAGES.byYourself })
    world.advanceTo(world.now + 16 * 3_600_000)
    expect(await check(driverId)).toEqual({ isAllowed: true })
  })

  test('reports that an admin has topped the driver up', async () => {
    const { check, drivers, driverId, add, world, groupId } = open()
    // The second driver of a group is topped up every day, soon after midnight.
    expect(await check(drivers[1]?.key ?? '')).toEqual({ isAllowed: false, message: CHECK_MESSAGES.byAdmin })
    await check(driverId)
    await add(1000)
    const other = panelOf(world, { userId: 'top@fleetgis.example', groupId })
    expect(await other.check(driverId)).toEqual({ isAllowed: false, message: CHECK_MESSAGES.byAdmin })
  })

  test('reports that the limit is reached', async () => {
    const { check, world, groupId, driverId } = open()
    const owner = world.roster.find(driverId)
    const room = LIMITS.wallet - (owner ? world.wallets.balance(owner, groupId, world.now) : 0)
    if (owner) world.wallets.topUp(owner, groupId, { amount: room, by: ADMIN, way: 'request' }, world.now)
    expect(await check(driverId)).toEqual({ isAllowed: false, message: CHECK_MESSAGES.limit })
  })

  test.each([
    ['another group', { groupId: 'G005' }, 403],
    ['an unknown group', { groupId: 'G999' }, 404],
    ['an unknown driver', { driverId: '7103000000000000000' }, 404],
    ['another user’s id', { userId: 'top@fleetgis.example' }, 403],
  ])('refuses %s', async (_, wrong, status) => {
    const { client, acting, driverId } = open()
    await expect(client.call(topUpCheck, { ...acting, driverId, ...wrong })).rejects.toMatchObject({ status })
  })
})

describe('a top-up', () => {
  test('moves the money, and every reader sees it', async () => {
    const { check, driverId, add, balance, history } = open()
    const before = balance(driverId)
    await check(driverId)
    expect(await add(7_500)).toEqual({ outcome: 'done', value: { message: 'Success' } })
    expect(balance(driverId)).toBe(before + 7_500)
    const { transactions, closing } = await history(driverId)
    expect(closing).toBe(before + 7_500)
    expect(transactions[0]).toMatchObject({
      total: 7_500,
      initial: before,
      platform: 0,
      balance: before + 7_500,
      createdAt: '2026-11-20 08:15:00',
    })
  })

  test('is refused without a check, and each check is valid for one', async () => {
    const { check, driverId, add, balance, world } = open()
    const before = balance(driverId)
    await expect(add(1000)).rejects.toMatchObject({
      code: 409,
      serverMessage: expect.stringContaining('Check'),
    })
    await check(driverId)
    await add(1000)
    await expect(add(1000)).rejects.toMatchObject({ code: 409, serverMessage: CHECK_MESSAGES.byYourself })
    expect(balance(driverId)).toBe(before + 1000)
    world.advanceTo(world.now + 16 * 3_600_000)
    const later = balance(driverId)
    await expect(add(1000)).rejects.toMatchObject({ code: 409 })
    expect(balance(driverId)).toBe(later)
  })

  test('is refused when its check is older than ten minutes', async () => {
    const { check, driverId, add, world } = open()
    await check(driverId)
    world.advanceTo(world.now + 10 * MINUTE)
    await expect(add(1000)).rejects.toMatchObject({ code: 409 })
  })

  test('is refused when another admin was faster', async () => {
    const { check, driverId, add, world, groupId } = open()
    const other = panelOf(world, { userId: 'top@fleetgis.example', groupId })
    await check(driverId)
    await other.check(driverId)
    await other.client.call(topUp, { ...other.acting, driverId, amount: 2000 })
    await expect(add(1000)).rejects.toMatchObject({ code: 409, serverMessage: CHECK_MESSAGES.byAdmin })
  })

  test.each([0, -1, -1000, 0.5, 1000.01, LIMITS.once + 1, 1e300, Number.MAX_SAFE_INTEGER])(
    'is refused an amount of %d, and the check stays good',
    async (amount) => {
      const { check, driverId, add, world } = open()
      await check(driverId)
      const before = recordsOf(world)
      await expect(add(amount)).rejects.toMatchObject({
        status: 400,
        serverMessage: expect.stringContaining('amount'),
      })
      expect(recordsOf(world)).toBe(before)
      await add(1)
    },
  )

  test('is refused where the wallet would hold more than it may', async () => {
    const { check, driverId, add, balance, world, groupId } = open()
    const owner = world.roster.find(driverId)
    const amount = LIMITS.wallet - balance(driverId) - 500
    if (owner) world.wallets.topUp(owner, groupId, { amount, by: ADMIN, way: 'request' }, world.now)
    await check(driverId)
    await expect(add(501)).rejects.toMatchObject({ code: 409, serverMessage: expect.stringContaining('500') })
    await add(500)
    expect(balance(driverId)).toBe(LIMITS.wallet)
  })

  test('is refused for an admin without the permission', async () => {
    const { client, acting, driverId, drivers } = open('G001', 'cashless@fleetgis.example')
    expect(drivers.length).toBeGreaterThan(3)
    for (const endpoint of [topUpCheck, topUp] as const) {
      const call = client.call(endpoint as typeof topUp, { ...acting, driverId, amount: 1000 })
      await expect(call).rejects.toMatchObject({ status: 403 })
    }
  })

  test('is refused in a group without fees', async () => {
    const { add } = open('G003')
    await expect(add(1000)).rejects.toMatchObject({ status: 403 })
  })

  test('is refused for a driver who is not in the group', async () => {
    const { world, add, groupId } = open()
    const stranger = world.drivers.find((driver) => driver.groupId !== groupId)
    await expect(add(1000, stranger?.key)).rejects.toMatchObject({ status: 403 })
    await expect(add(1000, '7103000000000000000')).rejects.toMatchObject({ status: 404 })
  })
})

test('PERM-14 a role that was added in the console moves no money in a web view, but does on a page it may edit', async () => {
  const { check, balance, driverId, enter, groupId, staff, world } = open()
  const grants = [
    { route: '/home/driver-list', canView: true, canAdd: false, canEdit: true, canDelete: false },
  ]
  world.roles.save({ id: undefined, name: 'Cashier', grants })
  world.accounts.update(ADMIN, { userName: 'Ma New', role: 5 })
  await expect(check(driverId)).rejects.toMatchObject({ status: 403 })
  await enter(ADMIN)
  const before = balance(driverId)
  await staff.call(addBalance, { driverId, groupId, amount: 1000 })
  expect(balance(driverId)).toBe(before + 1000)
})

describe('with a PIN', () => {
  test('a top-up is refused before the PIN was entered', async () => {
    const { check, driverId, add, balance } = open('G001')
    const before = balance(driverId)
    await check(driverId)
    await expect(add(1000)).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringContaining('PIN'),
    })
    expect(balance(driverId)).toBe(before)
  })

  test('the right PIN opens one top-up', async () => {
    const { check, enterPin, driverId, drivers, add, balance } = open('G001')
    const before = balance(driverId)
    await check(driverId)
    await enterPin()
    await add(1000)
    expect(balance(driverId)).toBe(before + 1000)
    const next = drivers[4]?.key ?? ''
    await check(next)
    await expect(add(1000, next)).rejects.toMatchObject({ status: 403 })
  })

  test('a PIN that was entered five minutes ago no longer opens a top-up', async () => {
    const { check, enterPin, driverId, add, world } = open('G001')
    await check(driverId)
    await enterPin()
    world.advanceTo(world.now + 5 * MINUTE)
    await expect(add(1000)).rejects.toMatchObject({ status: 403 })
  })

  test('a PIN of another admin, or for another group, opens no top-up', async () => {
    const { check, client, acting, driverId, add, world } = open('G001')
    await check(driverId)
    await panelOf(world, { userId: 'top@fleetgis.example', groupId: 'G001' }).enterPin()
    await client.call(checkPin, { userId: acting.userId, groupId: 'G004', pin: '123456' })
    await expect(add(1000)).rejects.toMatchObject({ status: 403 })
  })

  test.each(['G001', 'G004'])('%s requires the PIN in any format of the flag', async (groupId) => {
    const { check, enterPin, driverId, add } = open(groupId)
    await check(driverId)
    await expect(add(1000)).rejects.toMatchObject({ status: 403 })
    await enterPin()
    await add(1000)
  })
})

describe('add balance of the console', () => {
  const openConsole = async (userId: string) => {
    const panel = openPanel()
    await panel.enter(userId)
    const driverId = panel.drivers[0]?.key ?? ''
    const add = (amount: number, input = {}) =>
      panel.staff.call(addBalance, { driverId, groupId: 'G001', amount, ...input })
    return { ...panel, add, driverId }
  }

  test('moves the money, without check and PIN', async () => {
    const { add, balance, driverId } = await openConsole('thida')
    const before = balance(driverId)
    await add(3000)
    await add(4000)
    expect(balance(driverId)).toBe(before + 7000)
  })

  test('counts as a top-up by an admin', async () => {
    const { add, check, driverId } = await openConsole('thida')
    await add(3000)
    expect(await check(driverId)).toEqual({ isAllowed: false, message: CHECK_MESSAGES.byAdmin })
  })

  test.each([
    ['viewer@fleetgis.example', {}, 403],
    ['guest@fleetgis.example', {}, 403],
    ['group@fleetgis.example', {}, 403],
    ['thida', { groupId: 'G999' }, 404],
    ['thida', { groupId: 'G002' }, 403],
    ['thida', { groupId: 'G003' }, 403],
    ['thida', { driverId: '7103000000000000000' }, 404],
    ['thida', { amount: 0 }, 400],
    ['thida', { amount: 10.5 }, 400],
    ['thida', { amount: LIMITS.once + 1 }, 400],
  ])('%s with %j is refused, and nothing moves', async (userId, input, status) => {
    const { add, world } = await openConsole(userId)
    const before = recordsOf(world)
    await expect(add(1000, input)).rejects.toMatchObject({ code: status })
    expect(recordsOf(world)).toBe(before)
  })
})

test('each group has a separate wallet', async () => {
  const { world, staff, enter } = openPanel()
  await enter()
  const balanceIn = (groupId: string, id: string) => {
    const owner = world.roster.find(id)
    return owner ? world.wallets.balance(owner, groupId, world.now) : Number.NaN
  }
  const member = world.roster
    .membersOf('G001')
    .find((one) => world.roster.isIn(one, 'G002') && balanceIn('G002', one.profile.key) < 500_000)
  const driverId = member?.profile.key ?? ''
  const before = ['G001', 'G002'].map((id) => balanceIn(id, driverId))
  await staff.call(addBalance, { driverId, groupId: 'G002', amount: 100 })
  expect(['G001', 'G002'].map((id) => balanceIn(id, driverId))).toEqual([before[0], (before[1] ?? 0) + 100])
})
