import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import type { BaseName, Endpoint } from './endpoint.ts'
import { checkIdempotency, FLEET_BASES as OWN } from './idempotency.ts'

const header = 'Idempotency-Key'
const FOREIGN = ['gateway', 'nominatim', 'photon', 'places'] as const satisfies readonly BaseName[]

test('CF-170 every base is a server of the fleet or foreign', () => {
  const all: Record<BaseName, true> = Object.fromEntries(
    [...OWN, ...FOREIGN].map((base) => [base, true]),
  ) as never
  for (const { base } of Object.values(endpoints)) expect(all).toHaveProperty(base)
})

test.each(FOREIGN)('CF-170 %s never gets a key', (base) => {
  expect(() => checkIdempotency({ header, bases: ['main', base as never] })).toThrow(
    `idempotency.bases has ${base}`,
  )
  const { client } = fakeClient(() => json({}), { idempotency: { header, bases: OWN } })
  expect(client.hasIdempotency({ access: 'money', base })).toBe(false)
})

test.each(['', 'two words', 'Key:', 'ကီး', 'Authorization', 'content-type', 'appId'])(
  'CF-170 %j is no header for a key',
  (name) => {
    expect(() => fakeClient(() => json({}), { idempotency: { header: name, bases: ['main'] } })).toThrow(
      `idempotency.header is ${name}; it is a header of its own, such as Idempotency-Key`,
    )
  },
)

test('CF-170 a server without an address of its own counts as main, another only by its name', () => {
  const bases = { main: 'https://a.example', booking: 'https://b.example' }
  const { client } = fakeClient(() => json({}), { bases, idempotency: { header, bases: ['main'] } })
  const has = (base: BaseName) => client.hasIdempotency({ access: 'money', base })
  expect([has('main'), has('console'), has('booking')]).toEqual([true, true, false])
})

test('CF-170 every money call to a server of the fleet has a key, and no other call', async () => {
  const input = {
    ...{
      driverId: 'd1',
      groupId: 'g1',
      userId: 'a1',
      amount: 15000,
      pin: '1',
      oldPin: '1',
      newPin: '2',
      status: 2,
    },
    ...{
      requestKey: 'r1',
      bookingKey: 'b1',
      vehicleNo: '1K',
      customerName: 'Aye',
      transactionId: 't',
      refno: 'o',
    },
  }
  const money = Object.values(endpoints).filter(({ access }) => access === 'money')
  const { client, requests } = fakeClient(() => json({ status: 200 }), {
    idempotency: { header, bases: OWN },
  })
  for (const endpoint of money)
    await client.call(
      endpoint as never as Endpoint<object>,
      // The status of a payment is a text.
      endpoint.id === 'EP-K12' ? { ...input, status: 'success' } : input,
    )
  const sent = money.map(({ id }, index) => [id, requests[index]?.headers.has(header)])
  expect(Object.fromEntries(sent)).toEqual({
    ...{ 'EP-A18': true, 'EP-B16': true, 'EP-B17': true, 'EP-B18': true, 'EP-B21': true },
    ...{ 'EP-K10': true, 'EP-K11': true, 'EP-K12': true, 'EP-K13': true, 'EP-G01': false },
  })
  const others = Object.values(endpoints).filter(({ access }) => access !== 'money')
  expect(others.filter((endpoint) => client.hasIdempotency(endpoint))).toEqual([])
})
