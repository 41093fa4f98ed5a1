import { decideTopUp, topUpRequests } from '@fleetgis/api/wallet'
import type { TopUpRequest } from '@fleetgis/domain/wallet'
import { approvalStatus, decide, typeOptions } from '@fleetgis/domain/wallet'
import { describe, expect, test } from 'vitest'
import { openPanel } from '../testing/openPanel.ts'
import { recordsOf } from '../testing/recordsOf.ts'

function open(groupId = 'G002', userId = 'groups@fleetgis.example') {
  const panel = openPanel({ groupId, userId })
  const settle = (request: TopUpRequest, decision: 'approve' | 'reject', input = {}) =>
    panel.client.call(decideTopUp, {
      ...panel.acting,
      driverId: request.driverKey,
      requestKey: request.key,
      amount: request.amount,
      status: decide(1, decision) ?? 1,
      ...input,
    })
  const submitted = async () => {
    const { requests } = await panel.requests()
    const found = requests.find(({ status }) => status === 1)
    if (!found) throw new Error('No request is pending.')
    return found
  }
  const statusOf = async ({ key }: TopUpRequest) =>
    (await panel.requests({ start: '2026-11-01' })).requests.find((one) => one.key === key)?.status
  return { ...panel, settle, submitted, statusOf }
}

describe('the list', () => {
  test.each(['G001', 'G002', 'G004'])('APR-10 of %s has each status today', async (groupId) => {
    const { requests } = open(groupId)
    const list = await requests()
    const keys = new Set(list.requests.map(({ status }) => approvalStatus(status).key))
    expect(keys).toEqual(new Set(['submitted', 'approved', 'rejected']))
  })

  test('APR-09 a request has every field', async () => {
    const { requests, drivers, groupId } = open()
    const list = await requests({ start: '2026-10-25' })
    expect(list.total).toBe(list.requests.length)
    for (const request of list.requests) {
      const driver = drivers.find(({ key }) => key === request.driverKey)
      expect(request).toMatchObject({
        key: expect.stringMatching(/^7111\d{15}$/),
        groupKey: groupId,
        driverName: driver?.name.en,
        mobile: driver?.mobile,
        email: driver?.email,
        memberId: driver?.memberId,
        amount: expect.any(Number),
        symbol: expect.any(String),
        name: expect.any(String),
        type: expect.any(String),
        requestedAt: expect.stringMatching(/^2026-1[01]-\d\d \d\d:\d\d:\d\d$/),
      })
    }
    const images = list.requests.map(({ attachments }) => attachments.length)
    expect(new Set(images)).toEqual(new Set([0, 1, 2]))
    const stamps = list.requests.map(({ requestedAt }) => requestedAt)
    expect(stamps).toEqual([...stamps].sort().reverse())
  })

  test('has the requested days', async () => {
    const { client, acting } = open()
    const days = { start: '2026-11-03', end: '2026-11-05' }
    const list = await client.call(topUpRequests, {
      ...acting,
      ...days,
      type: '',
      search: '',
      page: 1,
      size: 300,
    })
    expect(list.total).toBeGreaterThan(3)
    for (const { requestedAt } of list.requests) {
      expect(requestedAt.slice(0, 10) >= days.start && requestedAt.slice(0, 10) <= days.end).toBe(true)
    }
  })

  test('has the requested type', async () => {
    const { requests } = open()
    const all = await requests({ start: '2026-10-25' })
    const types = typeOptions(all.requests).filter((type) => type !== '')
    expect(types.length).toBeGreaterThan(1)
    let total = 0
    for (const type of types) {
      const list = await requests({ start: '2026-10-25', type })
      expect(new Set(list.requests.map((request) => request.type))).toEqual(new Set([type]))
      total += list.total
    }
    expect(total).toBe(all.total)
    expect((await requests({ type: 'Cheque' })).total).toBe(0)
  })

  test('is searched by mobile, e-mail and name', async () => {
    const { requests, drivers } = open()
    const driver = drivers[2]
    if (!driver) throw new Error('There are too few drivers.')
    const mine = (await requests({ start: '2026-10-25' })).requests.filter(
      (one) => one.driverKey === driver.key,
    )
    for (const search of [driver.mobile, driver.mobile.replace('+95', '0'), driver.email.toUpperCase()]) {
      const found = (await requests({ start: '2026-10-25', search })).requests
      expect(found).toEqual(mine)
    }
    const named = (await requests({ start: '2026-10-25', search: driver.name.en })).requests
    expect(named.filter((one) => one.driverKey === driver.key)).toEqual(mine)
    expect((await requests({ search: 'no such name' })).requests).toEqual([])
  })

  test('has pages of 300', async () => {
    const panel = openPanel({ groupId: 'G001' }, { drivers: 300 })
    const filter = { ...panel.acting, start: '2026-10-01', end: panel.today, type: '', search: '' }
    const page = (number: number) => panel.client.call(topUpRequests, { ...filter, page: number, size: 300 })
    const [first, second] = [await page(1), await page(2)]
    expect(first.requests).toHaveLength(300)
    expect(first.total).toBeGreaterThan(300)
    expect(second.total).toBe(first.total)
    const keys = [...first.requests, ...second.requests].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('is refused to admins of other groups', async () => {
    const { client, acting } = open()
    const filter = { start: '2026-11-01', end: '2026-11-20', type: '', search: '', page: 1, size: 300 }
    await expect(client.call(topUpRequests, { ...acting, ...filter, groupId: 'G006' })).rejects.toMatchObject(
      {
        status: 403,
      },
    )
  })

  test('an approved request of the past is a top-up of the ledger', async () => {
    const { requests, history } = open()
    const { requests: all } = await requests({ start: '2026-11-10' })
    const approved = all.filter(({ status }) => status === 2)
    expect(approved.length).toBeGreaterThan(5)
    for (const { driverKey, amount, requestedAt } of approved) {
      const { transactions } = await history(driverKey)
      const added = transactions.filter(({ tripId, total }) => tripId === '' && total === amount)
      const day = requestedAt.slice(0, 10)
      expect(added.some(({ createdAt }) => createdAt.slice(0, 10) === day && createdAt > requestedAt)).toBe(
        true,
      )
    }
  })
})

describe('a decision', () => {
  test('APR-11 approving moves the money, once', async () => {
    const { submitted, settle, statusOf, balance, history } = open()
    const request = await submitted()
    const before = balance(request.driverKey)
    await settle(request, 'approve')
    expect(await statusOf(request)).toBe(2)
    expect(balance(request.driverKey)).toBe(before + request.amount)
    for (const decision of ['approve', 'reject'] as const) {
      await expect(settle(request, decision)).rejects.toMatchObject({ status: 200, messageCode: 409 })
    }
    expect(await statusOf(request)).toBe(2)
    expect(balance(request.driverKey)).toBe(before + request.amount)
    const [last] = (await history(request.driverKey)).transactions
    expect(last).toMatchObject({ total: request.amount, initial: before, balance: before + request.amount })
  })

  test('APR-11 rejecting moves no money, and is final', async () => {
    const { submitted, settle, statusOf, balance } = open()
    const request = await submitted()
    const before = balance(request.driverKey)
    await settle(request, 'reject')
    expect(await statusOf(request)).toBe(4)
    await expect(settle(request, 'approve')).rejects.toMatchObject({ messageCode: 409 })
    expect(balance(request.driverKey)).toBe(before)
  })

  test('an approved request does not count as a top-up by hand', async () => {
    const { submitted, settle, check } = open()
    const request = await submitted()
    await settle(request, 'approve')
    expect(await check(request.driverKey)).toEqual({ isAllowed: true })
  })

  test.each([
    ['another amount', { amount: 1 }, 400],
    ['another driver', { driverId: 1 }, 400],
    ['an unknown request', { requestKey: '7111000000000000000' }, 404],
    ['a key of something else', { requestKey: 'trip-1' }, 404],
    ['a status that is no decision', { status: 1 }, 400],
    ['an unknown status', { status: 3 }, 400],
    ['another group of the admin', { groupId: 'G001' }, 403],
    ['a group of others', { groupId: 'G006' }, 403],
    ['an unknown driver', { driverId: '7103000000000000000' }, 404],
  ])('is refused with %s, and nothing changes', async (_, wrong, status) => {
    const { submitted, settle, drivers, world } = open()
    const request = await submitted()
    const other = drivers.find(({ key }) => key !== request.driverKey)?.key
    const input = { ...wrong, ...('driverId' in wrong && wrong.driverId === 1 && { driverId: other }) }
    const before = recordsOf(world)
    await expect(settle(request, 'approve', input)).rejects.toMatchObject({ status })
    expect(recordsOf(world)).toBe(before)
  })

  test('is refused for an admin without the permission', async () => {
    const { submitted, settle, statusOf } = open('G001', 'cashless@fleetgis.example')
    const request = await submitted()
    await expect(settle(request, 'approve')).rejects.toMatchObject({ status: 403 })
    expect(await statusOf(request)).toBe(1)
  })
})
