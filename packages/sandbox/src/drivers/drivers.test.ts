import { driverBookings } from '@fleetgis/api/bookings'
import * as calls from '@fleetgis/api/drivers'
import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { feeRights, needsPin, showsRegistration } from '@fleetgis/domain/permission'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../testing/clientOf.ts'
import { openPanel, panelOf } from '../testing/openPanel.ts'
import { ORIGIN } from '../testing/openWorld.ts'
import { recordsOf } from '../testing/recordsOf.ts'

const UNKNOWN_ID = '7103000000000000000'
const page = { page: 1, size: 300 }

function open(groupId = 'G001', userId = 'groups@fleetgis.example') {
  const panel = openPanel({ groupId, userId })
  const { client, acting } = panel
  const list = (search = '', paging = page) =>
    client.call(calls.groupDrivers, { ...acting, search, ...paging })
  const member = (input: { driverId: string }) => ({ ...acting, ...input })
  const find = async (driverId: string) => {
    const { drivers } = await list()
    return drivers.find(({ key }) => key === driverId)
  }
  const newcomers = () => panel.world.roster.all().filter(({ driver }) => driver === undefined)
  const outsider = () => {
    const one = newcomers().find((newcomer) => panel.world.roster.groupsOf(newcomer).length === 0)
    if (!one) throw new Error('Every driver is in a group.')
    return one.profile
  }
  return { ...panel, list, member, find, newcomers, outsider }
}

/** A panel whose admin is also signed in to the console. */
async function openConsole(userId = 'admin@fleetgis.example') {
  const panel = open()
  await panel.enter(userId)
  return panel
}

describe('the drivers of a group', () => {
  test('GDRV-16 a driver has every field', async () => {
    const { find, drivers, world } = open()
    const driver = drivers[2]
    const vehicle = world.vehicles[driver?.index ?? 0]
    expect(await find(driver?.key ?? '')).toEqual({
      key: driver?.key,
      driverId: driver?.userId,
      name: driver?.name.en,
      image: `${ORIGIN}/images/drivers/${driver?.key}.svg`,
      mobile: driver?.mobile,
      email: driver?.email,
      memberId: driver?.memberId,
      vehicleNo: vehicle?.vehicleNo,
      vehicle: `${vehicle?.brand} ${vehicle?.model}`,
      model: vehicle?.model,
      colour: vehicle?.colour,
      fuelType: vehicle?.fuel,
      amount: expect.any(Number),
      isInGroup: true,
      groupKey: 'G001',
      groupName: 'Yangon Taxi',
      status: expect.any(Number),
      activeHours: expect.stringMatching(/^\d\d:\d\d$/),
    })
  })

  test('the members come first, then those who could join', async () => {
    const { list, world } = open()
    const { drivers, total } = await list()
    expect(total).toBe(drivers.length)
    const flags = drivers.map(({ isInGroup }) => isInGroup)
    expect(flags).toEqual([...flags].sort((one, other) => Number(other) - Number(one)))
    expect(flags.filter(Boolean)).toHaveLength(world.roster.membersOf('G001').length)
    for (const { isInGroup, amount, memberId, groupKey } of drivers) {
      if (isInGroup) expect(amount).toEqual(expect.any(Number))
      else expect([amount, memberId, groupKey]).toEqual([undefined, undefined, undefined])
    }
    expect(flags).toContain(false)
  })

  test('they are paged', async () => {
    const { list } = open()
    const all = await list()
    const pages = await Promise.all([1, 2, 3].map((number) => list('', { page: number, size: 10 })))
    expect(pages.flatMap(({ drivers }) => drivers)).toEqual(all.drivers.slice(0, 30))
    for (const { total } of pages) expect(total).toBe(all.total)
    expect((await list('', { page: 1000, size: 10 })).drivers).toEqual([])
  })

  test('the status is that of the traffic', async () => {
    const { list, world } = open()
    const states = { online: 1, ongoing: 2, offline: 3 } as const
    for (const { key, status } of (await list()).drivers) {
      const driver = world.drivers.find((one) => one.key === key)
      const where = driver && world.traffic.whereabouts(driver, world.now)
      expect(status).toBe(states[where?.state ?? 'offline'])
    }
  })

  test('a search finds only e-mails, names, and mobiles in any format', async () => {
    const { list, drivers, world } = open()
    const driver = drivers[3]
    if (!driver) throw new Error('There are too few drivers.')
    const national = driver.mobile.slice(3)
    const typed = [driver.mobile, `0${national}`, national, `09 ${national.slice(1, 5)} ${national.slice(5)}`]
    for (const search of [...typed, ` ${driver.email.toUpperCase()} `]) {
      expect((await list(search)).drivers.map(({ key }) => key)).toEqual([driver.key])
    }
    const named = await list(driver.name.my)
    expect(named.drivers.map(({ key }) => key)).toContain(driver.key)
    const part = await list('driver00')
    expect(part.total).toBe(drivers.length)
    expect((await list('no such text')).total).toBe(0)
    expect((await list(world.vehicles[driver.index]?.vehicleNo)).total).toBe(0)
  })

  test('members of other groups are found only by their whole mobile or e-mail', async () => {
    const { list, world } = open()
    const other = world.drivers.find(({ groupId }) => groupId === 'G005')
    if (!other) throw new Error('G005 has no drivers.')
    expect((await list()).drivers.map(({ key }) => key)).not.toContain(other.key)
    expect((await list(other.mobile.slice(0, -1))).drivers.map(({ key }) => key)).not.toContain(other.key)
    for (const search of [other.mobile, other.email]) {
      expect((await list(search)).drivers).toMatchObject([{ key: other.key, isInGroup: false }])
    }
  })

  test('WAL-02 the top-up list has only members', async () => {
    const { client, acting, world } = open()
    const { drivers, total } = await client.call(calls.topUpDrivers, { ...acting, search: '', ...page })
    expect(drivers.map(({ key }) => key)).toEqual(
      world.roster.membersOf('G001').map(({ profile }) => profile.key),
    )
    expect(total).toBe(drivers.length)
    const searched = await client.call(calls.topUpDrivers, { ...acting, search: 'newcomer', ...page })
    expect(searched.drivers.length).toBeGreaterThan(0)
    for (const { email } of searched.drivers) expect(email).toContain('newcomer')
  })

  test('every shape of mobile and e-mail is among them', async () => {
    const { drivers } = await open().list()
    const mobiles = new Set(drivers.map(({ mobile }) => mobile ?? ''))
    const emails = new Set(drivers.map(({ email }) => email ?? ''))
    expect([...mobiles].some((mobile) => mobile === '')).toBe(true)
    expect([...mobiles].filter((mobile) => mobile !== '' && maskPhone(mobile) === mobile)).toHaveLength(2)
    expect(mobiles).toContain('1234567')
    expect([...mobiles].some((mobile) => / /.test(mobile))).toBe(true)
    expect(emails).toContain('')
    expect([...emails].map(maskEmail)).toEqual(
      expect.arrayContaining([
        '*@fleetgis.example',
        'no at sign',
        '@fleetgis.example',
        'd***@fleetgis.example',
      ]),
    )
  })

  test('some have no picture, and one has a long Burmese name', async () => {
    const { list, respond } = open()
    const { drivers } = await list()
    const pictures = drivers.flatMap(({ image }) => image ?? [])
    expect(pictures.length).toBeLessThan(drivers.length)
    const replies = await Promise.all(pictures.map((address) => respond(new Request(address))))
    for (const response of replies.filter(({ ok }) => ok).slice(0, 3)) {
      expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
      expect(await response.text()).toMatch(/^<svg /)
    }
    expect((await respond(new Request(`${ORIGIN}/images/drivers/${UNKNOWN_ID}.svg`))).status).toBe(404)
    expect(drivers.some(({ name }) => /^[\u1000-\u109f]{60,}$/.test(name))).toBe(true)
  })
})

describe('groups and their admins', () => {
  test('EMB-07 an admin has the groups of the account, a top admin all', async () => {
    const { world } = open()
    const groups = async (userId: string) => {
      const panel = panelOf(world, { userId, groupId: 'G001' })
      const list = await panel.client.call(calls.adminGroups, { userId: panel.acting.userId, appId: '001' })
      return list.map(({ id }) => id)
    }
    expect(await groups('groups@fleetgis.example')).toEqual(['G001', 'G002', 'G003', 'G004'])
    expect(await groups('group@fleetgis.example')).toEqual(['G002'])
    expect(await groups('top@fleetgis.example')).toHaveLength(6)
  })

  test('EMB-08 a wrong token answers 401', async () => {
    const { send } = open()
    const headers = { Authorization: 'Bearer wrong' }
    const answer = await send('/domain/super-admin/list', { driverid: 'a', appid: '001' }, { headers })
    expect(answer.status).toBe(401)
  })

  test('the groups of a super admin are refused to admins of some groups', async () => {
    const { world } = open()
    const top = panelOf(world, { userId: 'top@fleetgis.example', groupId: 'G001' })
    expect(await top.client.call(calls.superAdminGroups, { userId: top.acting.userId })).toHaveLength(6)
    const one = panelOf(world, { userId: 'group@fleetgis.example', groupId: 'G002' })
    await expect(
      one.client.call(calls.superAdminGroups, { userId: one.acting.userId }),
    ).rejects.toMatchObject({
      status: 403,
    })
  })

  test.each([
    ['G001', true],
    ['G003', false],
    ['G004', true],
  ])('the top-up menu of %s shows: %s', async (groupId, shows) => {
    const { client, acting } = open(groupId)
    const info = await client.call(calls.adminInfo, acting)
    expect(info).toMatchObject({ name: 'ဒေါ်နန္ဒာဝင်း', userId: 'groups@fleetgis.example' })
    expect(feeRights(info).topUpMenu).toBe(shows)
  })

  test.each(['G001', 'G002', 'G004'])('%s writes in its own format who may move money', async (groupId) => {
    const { client, acting, world } = open(groupId)
    expect(feeRights(await client.call(calls.adminInfo, acting)).topUp).toBe(true)
    const viewer = panelOf(world, { userId: 'viewer@fleetgis.example', groupId })
    expect(feeRights(await viewer.client.call(calls.adminInfo, viewer.acting)).topUp).toBe(false)
  })

  test('an admin without the permission gets is_permission false', async () => {
    const { client, acting } = open('G001', 'cashless@fleetgis.example')
    expect(feeRights(await client.call(calls.adminInfo, acting))).toMatchObject({
      topUpMenu: true,
      topUp: false,
    })
  })

  test.each([
    ['G001', true, true],
    ['G002', false, false],
    ['G003', false, true],
    ['G004', true, true],
    ['G005', true, false],
    ['G006', false, false],
  ])('EMB-06 %s requires the PIN: %s, registers drivers: %s', async (groupId, pin, registers) => {
    const { client } = open(groupId, 'top@fleetgis.example')
    const settings = await client.call(calls.groupSettings, { groupId })
    expect(needsPin(settings.isPincode)).toBe(pin)
    expect(showsRegistration(settings.isDefault)).toBe(registers)
  })

  test('the settings are for admins of the group and for its drivers', async () => {
    const { client, world, drivers } = open()
    await expect(client.call(calls.groupSettings, { groupId: 'G005' })).rejects.toMatchObject({ status: 403 })
    await expect(client.call(calls.groupSettings, { groupId: 'G999' })).rejects.toMatchObject({ status: 404 })
    const [driver] = drivers
    const [passenger] = world.passengers
    if (!driver || !passenger) throw new Error('There are too few people.')
    await clientOf(world, driver).call(calls.groupSettings, { groupId: 'G001' })
    for (const [person, groupId] of [
      [driver, 'G005'],
      [passenger, 'G001'],
    ] as const) {
      await expect(clientOf(world, person).call(calls.groupSettings, { groupId })).rejects.toMatchObject({
        status: 403,
      })
    }
  })

  test('GDRV-19 there is a list of colours', async () => {
    const colours = await open().client.call(calls.vehicleColours, undefined)
    expect(colours.length).toBeGreaterThan(4)
    expect(colours[0]).toEqual({ key: '1', name: 'White' })
  })

  test.each([
    ['another user’s id', { userId: 'top@fleetgis.example' }, 403],
    ['a group of others', { groupId: 'G005' }, 403],
    ['an unknown group', { groupId: 'G999' }, 404],
    ['an unknown id', { userId: UNKNOWN_ID }, 404],
  ])('a list with %s is refused', async (_, wrong, status) => {
    const { client, acting } = open()
    const filter = { ...acting, search: '', ...page, ...wrong }
    await expect(client.call(calls.groupDrivers, filter)).rejects.toMatchObject({ status })
    await expect(client.call(calls.topUpDrivers, filter)).rejects.toMatchObject({ status })
    await expect(client.call(calls.adminInfo, { ...acting, ...wrong })).rejects.toMatchObject({ status })
  })
})

describe('membership', () => {
  test('a driver can be added once, and removed once', async () => {
    const { client, member, find, outsider } = open()
    const { key } = outsider()
    expect(await find(key)).not.toMatchObject({ isInGroup: true })
    await client.call(calls.addDriverToGroup, member({ driverId: key }))
    expect(await find(key)).toMatchObject({ isInGroup: true, amount: 0 })
    await expect(client.call(calls.addDriverToGroup, member({ driverId: key }))).rejects.toMatchObject({
      code: 409,
    })
    await client.call(calls.removeDriverFromGroup, member({ driverId: key }))
    await expect(client.call(calls.removeDriverFromGroup, member({ driverId: key }))).rejects.toMatchObject({
      code: 409,
    })
    expect(await find(key)).not.toMatchObject({ isInGroup: true })
  })

  test('a driver may be in two groups, and keeps the other after leaving one', async () => {
    const { client, member, drivers, world, balance } = open()
    const other = world.drivers.find(({ groupId }) => groupId === 'G005')
    const one = world.roster.find(other?.key ?? '')
    if (!one) throw new Error('G005 has no drivers.')
    const [driver] = drivers
    const before = balance(driver?.key ?? '')
    await client.call(calls.addDriverToGroup, member({ driverId: one.profile.key }))
    expect(world.roster.groupsOf(one)).toEqual(['G005', 'G001'])
    await client.call(calls.removeDriverFromGroup, member({ driverId: driver?.key ?? '' }))
    await client.call(calls.addDriverToGroup, member({ driverId: driver?.key ?? '' }))
    expect(balance(driver?.key ?? '')).toBe(before)
  })

  test('a driver who leaves the last group is unregistered', async () => {
    const { client, staff, member, drivers } = await openConsole()
    const driver = drivers[0]
    await client.call(calls.removeDriverFromGroup, member({ driverId: driver?.key ?? '' }))
    const search = { search: driver?.mobile ?? '', groupId: '', ...page }
    expect((await staff.call(calls.unregisteredDrivers, search)).drivers).toMatchObject([
      { key: driver?.key },
    ])
    expect((await staff.call(calls.consoleDrivers, search)).drivers).toEqual([])
  })

  test('an admin who may only view cannot change memberships', async () => {
    const { client, member, outsider, world } = open('G001', 'viewer@fleetgis.example')
    const before = recordsOf(world)
    const input = member({ driverId: outsider().key })
    await expect(client.call(calls.addDriverToGroup, input)).rejects.toMatchObject({ status: 403 })
    await expect(client.call(calls.removeDriverFromGroup, input)).rejects.toMatchObject({ status: 403 })
    expect(recordsOf(world)).toBe(before)
  })

  test.each([
    [{ driverId: UNKNOWN_ID }, 404],
    [{ groupId: 'G005' }, 403],
    [{ groupId: 'G999' }, 404],
    [{ userId: 'top@fleetgis.example' }, 403],
  ])('adding or removing with %j is refused', async (wrong, status) => {
    const { client, member, drivers } = open()
    const input = { ...member({ driverId: drivers[0]?.key ?? '' }), ...wrong }
    await expect(client.call(calls.addDriverToGroup, input)).rejects.toMatchObject({ status })
    await expect(client.call(calls.removeDriverFromGroup, input)).rejects.toMatchObject({ status })
  })

  test('a member gets another number, in this group only, and the map shows it', async () => {
    const { client, acting, drivers, newcomers, find, world } = open()
    const [driver] = drivers
    await client.call(calls.setMemberId, { driverId: driver?.key ?? '', groupId: 'G001', memberId: ' YT-7 ' })
    expect(await find(driver?.key ?? '')).toMatchObject({ memberId: 'YT-7' })
    expect(driver?.memberId).toBe('YT-7')
    const [shared] = newcomers()
    if (!shared) throw new Error('There is no newcomer in two groups.')
    await client.call(calls.setMemberId, { driverId: shared.profile.key, groupId: 'G001', memberId: 'YT-8' })
    expect(['G001', 'G002'].map((id) => world.roster.memberId(shared, id))).toEqual(['YT-8', 'N001'])
    const taken = client.call(calls.setMemberId, {
      driverId: shared.profile.key,
      groupId: 'G001',
      memberId: 'YT-7',
    })
    await expect(taken).rejects.toMatchObject({ code: 409 })
    const outside = world.drivers.find(({ groupId }) => groupId === 'G002')?.key ?? ''
    for (const [driverId, status] of [
      [outside, 403],
      [UNKNOWN_ID, 404],
    ] as const) {
      const call = client.call(calls.setMemberId, { ...acting, driverId, memberId: 'X' })
      await expect(call).rejects.toMatchObject({ status })
    }
  })
})

describe('registration', () => {
  const form = {
    name: 'မောင်မောင်',
    memberId: 'R-1',
    vehicleNo: '9Q-1234',
    vehicle: 'Toyota Probox Van',
    mobile: '09 777 0000 01',
    email: '',
  }

  test('a new driver is in the group, and is found', async () => {
    const { client, acting, list } = open()
    await client.call(calls.registerDriver, { ...acting, ...form })
    const { drivers } = await list('09777000001')
    expect(drivers).toMatchObject([
      {
        name: form.name,
        mobile: form.mobile,
        memberId: 'R-1',
        vehicleNo: '9Q-1234',
        vehicle: 'Toyota Probox Van',
        model: 'Probox Van',
        isInGroup: true,
        amount: 0,
        status: 3,
        activeHours: '00:00',
      },
    ])
    const found = await client.call(calls.driverLookup, { ...acting, mobile: '+959777000001', email: '' })
    expect(found).toEqual(drivers[0])
  })

  test('only the user id is required', async () => {
    const { client, acting, list } = open()
    const bare = {
      name: '',
      memberId: '',
      vehicleNo: '',
      vehicle: '',
      mobile: '',
      email: 'new@fleetgis.example',
    }
    await client.call(calls.registerDriver, { ...acting, ...bare })
    expect((await list('NEW@fleetgis.example')).drivers).toMatchObject([{ name: '', isInGroup: true }])
  })

  test('two registrations with only a mobile are two drivers', async () => {
    const { client, acting, list } = open()
    for (const mobile of ['0977700001', '0977700002']) {
      await client.call(calls.registerDriver, { ...acting, ...form, memberId: '', mobile })
    }
    const { drivers } = await list('09777000')
    expect(new Set(drivers.map(({ key }) => key)).size).toBe(2)
  })

  test.each([
    ['neither mobile nor e-mail', { mobile: ' ' }, 400],
    ['both', { email: 'new@fleetgis.example' }, 400],
    ['a mobile that is none', { mobile: 'aung@' }, 400],
    ['Burmese digits', { mobile: '၀၉၇၇၇၀၀၀၀၀၁' }, 400],
    ['a broken e-mail', { mobile: '', email: 'aung@' }, 400],
    ['a registered mobile', { mobile: '09 100 000 001' }, 406],
    ['a registered e-mail', { mobile: '', email: 'DRIVER0001@fleetgis.example' }, 406],
    ['a used member id', { memberId: 'N001' }, 409],
    ['a group of others', { groupId: 'G005' }, 403],
    ['an unknown group', { groupId: 'G999' }, 404],
    ['a group without registration', { groupId: 'G002' }, 403],
  ])('%s is refused, and no driver is registered', async (_, wrong, code) => {
    const { client, acting, world } = open()
    const before = recordsOf(world)
    const input = { ...acting, ...form, ...wrong }
    await expect(client.call(calls.registerDriver, input)).rejects.toMatchObject({ code })
    expect(recordsOf(world)).toBe(before)
  })

  test('a lookup finds mobiles and e-mails in any format, and answers 404 for unknown ones', async () => {
    const { client, acting, drivers } = open()
    const driver = drivers[2]
    if (!driver) throw new Error('There are too few drivers.')
    const lookUp = (mobile: string, email = '') =>
      client.call(calls.driverLookup, { ...acting, mobile, email })
    const national = driver.mobile.slice(3)
    for (const mobile of [
      driver.mobile,
      `0${national}`,
      `95${national}`,
      `0095 ${national}`,
      ` ${national} `,
    ]) {
      expect(await lookUp(mobile)).toMatchObject({ key: driver.key, isInGroup: true })
    }
    expect(await lookUp('', ` ${driver.email.toUpperCase()} `)).toMatchObject({ key: driver.key })
    await expect(lookUp('0999999999')).rejects.toMatchObject({ status: 404 })
    await expect(lookUp('', 'unknown@fleetgis.example')).rejects.toMatchObject({ status: 404 })
    await expect(lookUp(national.slice(0, -1))).rejects.toMatchObject({ status: 404 })
    await expect(lookUp('')).rejects.toMatchObject({ status: 400 })
  })

  test('every reader sees an edit', async () => {
    const { client, acting, find, drivers, world } = open()
    const [driver] = drivers
    const driverId = driver?.key ?? ''
    const details = { name: 'Ko New Name', memberId: 'E-1', vehicleNo: '1A-0001', vehicle: 'Honda Fit' }
    await client.call(calls.updateDriver, { ...acting, driverId, ...details })
    expect(await find(driverId)).toMatchObject({ ...details, model: 'Fit' })
    const bookings = await clientOf(world, driver ?? acting).call(driverBookings, {
      driverId,
      groupId: 'G001',
      fromDate: '2026-11-19',
      toDate: '2026-11-20',
      statuses: [2],
      ...page,
    })
    expect(bookings.total).toBeGreaterThan(0)
    expect(world.drivers[driver?.index ?? 0]?.name.en).toBe('Ko New Name')
    expect(world.vehicles[driver?.index ?? 0]?.vehicleNo).toBe('1A-0001')
  })

  test('a driver without a group can be edited, and stays without one', async () => {
    const { client, acting, outsider, world } = open()
    const { key } = outsider()
    const details = { name: 'Ko Wait', memberId: 'W-1', vehicleNo: '', vehicle: '' }
    await client.call(calls.updateDriver, { ...acting, driverId: key, ...details })
    const one = world.roster.find(key)
    expect(one?.profile.name.en).toBe('Ko Wait')
    expect(one && world.roster.groupsOf(one)).toEqual([])
  })

  test.each([
    [{ name: ' ' }, 400],
    [{ driverId: UNKNOWN_ID }, 404],
    [{ memberId: 'N001' }, 409],
    [{ groupId: 'G005' }, 403],
    [{ driverId: 'other' }, 403],
  ])('an edit with %j is refused, and changes nothing', async (wrong, code) => {
    const { client, acting, drivers, world } = open()
    const other = world.drivers.find(({ groupId }) => groupId === 'G005')?.key ?? ''
    const details = { name: 'Ko New', memberId: 'E-1', vehicleNo: '1A-0001', vehicle: 'Honda Fit' }
    const input = { ...acting, driverId: drivers[0]?.key ?? '', ...details, ...wrong }
    const before = recordsOf(world)
    const call = client.call(calls.updateDriver, {
      ...input,
      driverId: input.driverId === 'other' ? other : input.driverId,
    })
    await expect(call).rejects.toMatchObject({ code })
    expect(recordsOf(world)).toBe(before)
  })
})

describe('the drivers of the console', () => {
  test('DRV-14 a driver has every field, with the group’s balance', async () => {
    const { staff, drivers, balance, world } = await openConsole()
    const list = await staff.call(calls.consoleDrivers, { search: '', groupId: 'G001', ...page })
    expect(list.total).toBe(world.roster.membersOf('G001').length)
    const [driver] = drivers
    const vehicle = world.vehicles[driver?.index ?? 0]
    expect(list.drivers.find(({ key }) => key === driver?.key)).toEqual({
      key: driver?.key,
      name: driver?.name.en,
      email: driver?.email,
      mobile: driver?.mobile,
      vehicleNo: vehicle?.vehicleNo,
      vehicle: `${vehicle?.brand} ${vehicle?.model}`,
      deviceId: driver?.deviceId,
      amount: balance(driver?.key ?? ''),
    })
  })

  test('the list of all groups is paged and has each driver once', async () => {
    const { staff, world } = await openConsole()
    const filter = { search: '', groupId: '', size: 15 }
    const first = await staff.call(calls.consoleDrivers, { ...filter, page: 1 })
    expect(first.drivers).toHaveLength(15)
    const keys = first.drivers.map(({ key }) => key)
    for (let number = 2; number <= Math.ceil(first.total / 15); number += 1) {
      const { drivers } = await staff.call(calls.consoleDrivers, { ...filter, page: number })
      keys.push(...drivers.map(({ key }) => key))
    }
    expect(keys).toHaveLength(first.total)
    expect(new Set(keys).size).toBe(first.total)
    const inGroups = world.roster.all().filter((one) => world.roster.groupsOf(one).length > 0)
    expect(first.total).toBe(inGroups.length)
  })

  test('CF-127 a search finds the number of a vehicle, in any case', async () => {
    const { staff, drivers, world } = await openConsole()
    const number = world.vehicles[drivers[0]?.index ?? 0]?.vehicleNo ?? ''
    const search = ` ${number.toLowerCase()} `
    const found = await staff.call(calls.consoleDrivers, { search, groupId: '', ...page })
    expect(found.drivers).toMatchObject([{ key: drivers[0]?.key, vehicleNo: number }])
  })

  test('an admin of one group sees only that group', async () => {
    const { staff, world } = await openConsole('group@fleetgis.example')
    const list = await staff.call(calls.consoleDrivers, { search: '', groupId: '', ...page })
    expect(list.drivers.map(({ key }) => key)).toEqual(
      world.roster.membersOf('G002').map(({ profile }) => profile.key),
    )
    const other = staff.call(calls.consoleDrivers, { search: '', groupId: 'G001', ...page })
    await expect(other).rejects.toMatchObject({ status: 403 })
  })

  test('the unregistered list has the drivers without a group, by the group that they applied to', async () => {
    const { staff, world } = await openConsole()
    const list = (groupId: string, search = '') =>
      staff.call(calls.unregisteredDrivers, { search, groupId, page: 1, size: 300 })
    const all = await list('')
    expect(all.total).toBe(12)
    for (const { key, amount } of all.drivers) {
      const one = world.roster.find(key)
      expect(one && world.roster.groupsOf(one)).toEqual([])
      expect(amount).toBe(0)
    }
    const asked = await list('G002')
    expect(asked.total).toBeGreaterThan(0)
    expect(asked.total).toBeLessThan(all.total)
    const [first] = all.drivers
    expect((await list('', first?.mobile)).drivers).toEqual([first])
    expect((await list('', 'unknown')).total).toBe(0)
  })

  test('an admin of one group sees no applications for other groups', async () => {
    const { staff, world } = await openConsole('group@fleetgis.example')
    const { drivers } = await staff.call(calls.unregisteredDrivers, { search: '', groupId: '', ...page })
    const asked = new Set(drivers.map(({ key }) => world.roster.find(key)?.appliedTo))
    expect(asked).toEqual(new Set([undefined, 'G002']))
  })

  test('a driver without a group can be added to one, once', async () => {
    const { staff, outsider, world } = await openConsole()
    const { key } = outsider()
    await staff.call(calls.enrolDriver, { driverId: key, groupId: 'G002' })
    const one = world.roster.find(key)
    expect(one && world.roster.groupsOf(one)).toEqual(['G002'])
    for (const groupId of ['G002', 'G001']) {
      await expect(staff.call(calls.enrolDriver, { driverId: key, groupId })).rejects.toMatchObject({
        code: 409,
      })
    }
  })

  test.each([
    ['viewer@fleetgis.example', { groupId: 'G001' }, 403],
    ['group@fleetgis.example', { groupId: 'G002' }, 403],
    ['guest@fleetgis.example', { groupId: 'G001' }, 403],
    ['thida', { groupId: 'G999' }, 404],
    ['thida', { driverId: UNKNOWN_ID }, 404],
  ])('%s with %j is refused', async (userId, wrong, status) => {
    const { staff, outsider, world } = await openConsole(userId)
    const before = recordsOf(world)
    const input = { driverId: outsider().key, groupId: 'G001', ...wrong }
    await expect(staff.call(calls.enrolDriver, input)).rejects.toMatchObject({ status })
    expect(recordsOf(world)).toBe(before)
  })

  test('guests and users of the app get 403 for the lists', async () => {
    const { staff } = await openConsole('guest@fleetgis.example')
    const filter = { search: '', groupId: '', ...page }
    for (const endpoint of [calls.consoleDrivers, calls.unregisteredDrivers]) {
      await expect(staff.call(endpoint, filter)).rejects.toMatchObject({ status: 403 })
    }
    const { world, drivers } = open()
    const [driver] = drivers
    const app = clientOf(world, driver ?? { userId: '' })
    await expect(app.call(calls.consoleDrivers, filter)).rejects.toMatchObject({ status: 403 })
  })
})

test('without drivers all lists are empty', async () => {
  const { client, acting, staff, enter } = openPanel({}, { drivers: 0 })
  await enter()
  const list = await client.call(calls.groupDrivers, { ...acting, search: '', ...page })
  expect(list).toEqual({ drivers: [], total: 0 })
  const filter = { search: '', groupId: '', ...page }
  expect(await staff.call(calls.unregisteredDrivers, filter)).toEqual({ drivers: [], total: 0 })
  expect(await staff.call(calls.consoleDrivers, filter)).toEqual({ drivers: [], total: 0 })
})

test('two worlds of one seed have the same drivers', async () => {
  const [one, other] = [open(), open()]
  expect(await other.list()).toEqual(await one.list())
})
