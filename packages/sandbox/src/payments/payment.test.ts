import { pay, savePayment, updatePayment } from '@fleetgis/api/payments'
import { findRedirectUrl, type GatewayQuery } from '@fleetgis/domain/payments'
import { expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { bookingId, bookingKey } from '../bookings/booking.ts'
import { standingBookings } from '../bookings/standing.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { snapshotOf } from '../testing/snapshotOf.ts'

function open(options: Parameters<typeof openWorld>[0] = {}) {
  const { world, send } = openWorld({ drivers: 40, ...options })
  const { passenger, other, groupId } = castOf(world)
  const booking = standingBookings(world, dayOf(world.now)).find((one) => one.groupId === groupId)
  if (!booking) throw new Error('The passenger has no booking.')
  const headers = { Authorization: `Bearer ${pageTokenOf(world, passenger)}` }
  const client = clientOf(world, passenger)
  return { world, send, headers, client, other, key: bookingKey(booking), id: bookingId(booking) }
}

const updated = { customerName: 'Thida', userId: '+959', transactionId: 'T-1', status: 'success' } as const
const order: GatewayQuery = { refno: 'R-1', amount: '4500', cname: 'သီတာ', email: 'a&b@fleetgis.example' }
const allowedHosts = ['gateway.fleetgis.example']

test('a payment can be saved twice', async () => {
  const { world, client, key } = open()
  await client.call(savePayment, { bookingKey: key, customerName: 'Thida' })
  await client.call(savePayment, { bookingKey: key, customerName: 'သီတာ' })
  expect([...world.payments.changes.values()]).toEqual([{ customerName: 'သီတာ', savedAt: world.now }])
})

test('a payment is reported without a token, by booking key or by order number', async () => {
  const { world, send, key, id } = open()
  const body = { customer_name: 'Thida', userid: '+959', status: 'success', transaction_id: 'T-1' }
  expect((await send('/booking/update/payment', { ...body, bookingkey: id })).body.message).toBe('Success')
  expect([...world.payments.changes.values()]).toMatchObject([{ update: { transactionId: 'T-1' } }])
  const again = await send('/booking/update/payment', { ...body, bookingkey: key })
  expect(again).toMatchObject({ status: 200, body: { message_code: 409 } })
})

test('a booking’s payment is reported once, and a second report changes nothing', async () => {
  const { world, client, key } = open()
  await client.call(updatePayment, { ...updated, bookingKey: key })
  const before = snapshotOf(world)
  const again = client.call(updatePayment, { ...updated, bookingKey: key, transactionId: 'T-2' })
  await expect(again).rejects.toMatchObject({ status: 200, messageCode: 409 })
  const save = client.call(savePayment, { bookingKey: key, customerName: 'Thida' })
  await expect(save).rejects.toMatchObject({ messageCode: 409 })
  expect(snapshotOf(world)).toEqual(before)
})

test('unknown and malformed payments, and those of others, are refused, and change nothing', async () => {
  const { world, send, headers, key, other } = open()
  const before = snapshotOf(world)
  const save = { bookingkey: key, customer_name: 'Thida' }
  const report = { ...save, userid: '+959', status: 'success', transaction_id: 'T-1' }
  const cases: [status: number, path: string, body: unknown, init?: RequestInit][] = [
    [401, '/booking/save/payment', save],
    [404, '/booking/save/payment', { ...save, bookingkey: 'none' }, { headers }],
    [400, '/booking/save/payment', { bookingkey: key }, { headers }],
    [
      403,
      '/booking/save/payment',
      save,
      { headers: { Authorization: `Bearer ${pageTokenOf(world, other)}` } },
    ],
    [404, '/booking/update/payment', { ...report, bookingkey: '' }],
    [400, '/booking/update/payment', { ...report, status: 'done' }],
    [400, '/booking/update/payment', { ...report, transaction_id: ' ' }],
    [400, '/booking/update/payment', '{'],
  ]
  for (const [status, path, body, init] of cases) {
    expect([path, body, (await send(path, body, init)).status]).toEqual([path, body, status])
  }
  expect(snapshotOf(world)).toEqual(before)
})

/** The gateway's answer to an order. */
async function reply(query: GatewayQuery, options = {}) {
  const result = await open(options).client.call(pay, query)
  return result.outcome === 'done' ? result.value : ''
}

test('PAY-16 the gateway answers a page whose script opens its address in the same window', async () => {
  const html = await reply(order)
  expect(html).toMatch(/^<!doctype html>/)
  expect(html).toContain("','_self')</script>")
  expect(findRedirectUrl(html, { allowedHosts })).toBe(
    `https://gateway.fleetgis.example/pay?${new URLSearchParams({ refno: 'R-1', amount: '4500', cname: 'သီတာ', email: 'a&b@fleetgis.example' })}`,
  )
})

test('CF-140 the gateway takes an amount with commas, as the console does', async () => {
  const html = await reply({ ...order, amount: '6,000' })
  expect(findRedirectUrl(html, { allowedHosts })).toContain('amount=6%2C000')
})

test('PAY-16 the address is configurable, and an order number cannot break out of the script', async () => {
  const gatewayAddress = 'https://demo.example/start'
  const html = await reply({ ...order, refno: `R'</script><b>"` }, { gatewayAddress })
  const url = new URL(findRedirectUrl(html, { allowedHosts: ['demo.example'] }) ?? '')
  expect(url.origin + url.pathname).toBe(gatewayAddress)
  expect(url.searchParams.get('refno')).toBe(`R'</script><b>"`)
})

test.each(['NO-SCRIPT', 'TWO-ADDRESSES', 'FOREIGN-HOST', 'JSON'])(
  'order %s has no address to open',
  async (refno) => {
    const text = await reply({ ...order, refno })
    expect(text).not.toBe('')
    expect(findRedirectUrl(text, { allowedHosts })).toBeUndefined()
  },
)

test('CF-76 the foreign host opens if it is allowed', async () => {
  const html = await reply({ ...order, refno: 'FOREIGN-HOST' })
  expect(findRedirectUrl(html, { allowedHosts: ['elsewhere.example'] })).toMatch(
    /^https:\/\/elsewhere\.example\//,
  )
})

test('order ERROR-500 fails, and its outcome is unknown', async () => {
  expect(await open().client.call(pay, { ...order, refno: 'ERROR-500' })).toMatchObject({
    outcome: 'unknown',
  })
})

test.each([
  [{ ...order, refno: '' }],
  [{ ...order, amount: '0' }],
  [{ ...order, amount: 'much' }],
  [{ ...order, amount: '0x10' }],
  [{ ...order, amount: '1e3' }],
])('an order such as %j is refused with 400', async (query) => {
  await expect(open().client.call(pay, query)).rejects.toMatchObject({ status: 400 })
})
