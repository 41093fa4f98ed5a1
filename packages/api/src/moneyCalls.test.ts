import { describe, expect, test } from 'vitest'
import type { Endpoint } from './core/endpoint.ts'
import type { TabLocks } from './core/once.ts'
import { endpoints } from './endpoints.ts'
import { fakeClient } from './testing/fakeClient.ts'
import { json } from './testing/fakeFetch.ts'

type Input = Readonly<Record<string, string | number>>

/** The input of each money call, and which of its fields are the subject. The others are its intent, except a PIN. */
const CALLS: Readonly<
  Record<string, { subject: readonly string[]; secrets?: readonly string[]; input: Input }>
> = {
  'EP-A18': { subject: ['driverId', 'groupId'], input: { driverId: 'd1', groupId: 'g1', amount: 15000 } },
  'EP-B16': {
    subject: ['driverId', 'groupId'],
    input: { driverId: 'd1', groupId: 'g1', userId: 'a1', amount: 15000 },
  },
  'EP-B17': {
    subject: ['userId', 'groupId'],
    secrets: ['pin'],
    input: { userId: 'a1', groupId: 'g1', pin: '970351' },
  },
  'EP-B18': {
    subject: ['userId', 'groupId'],
    secrets: ['oldPin', 'newPin'],
    input: { userId: 'a1', groupId: 'g1', oldPin: '970351', newPin: '135790' },
  },
  'EP-B21': {
    subject: ['requestKey'],
    input: { userId: 'a1', driverId: 'd1', groupId: 'g1', requestKey: 'r1', amount: 15000, status: 2 },
  },
  'EP-K10': { subject: ['bookingKey'], input: { userId: 'd1', bookingKey: 'b1', status: 8 } },
  'EP-K11': { subject: ['bookingKey'], input: { bookingKey: 'b1', customerName: 'Aye' } },
  'EP-K12': {
    subject: ['bookingKey'],
    input: { bookingKey: 'b1', customerName: 'Aye', userId: 'u1', status: 'success', transactionId: 't1' },
  },
  'EP-K13': { subject: ['bookingKey'], input: { bookingKey: 'b1', driverId: 'd1', vehicleNo: '1K-3421' } },
  'EP-G01': { subject: ['refno'], input: { refno: 'o1', amount: '15000', address: 'Sule', desc: 'Ride' } },
}

const money = Object.values(endpoints).filter(({ access }) => access === 'money')

test('R5 the keys of every money call are tested here', () => {
  expect(money.map(({ id }) => id).sort()).toEqual(Object.keys(CALLS).sort())
})

/** A browser whose server answers when `finish` is called. */
function openBrowser() {
  let finish = () => {}
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const names: string[] = []
  const locks: TabLocks = {
    request: (name, _options, use) => {
      names.push(name)
      return use({})
    },
  }
  const respond = async () => {
    await answered
    return json({ status: 200, message: 'Done.' })
  }
  const { client, requests } = fakeClient(respond, { locks })
  return { client, requests, names, finish }
}

const changed = (input: Input, field: string): Input => ({
  ...input,
  [field]: typeof input[field] === 'number' ? Number(input[field]) + 2 : `${input[field]}-other`,
})

describe.each(money.map((endpoint) => [endpoint.id, endpoint] as const))('R5 %s', (id, anyEndpoint) => {
  const endpoint = anyEndpoint as unknown as Endpoint<Input, unknown, unknown, unknown, unknown, 'money'>
  const { subject, secrets = [], input } = CALLS[id] ?? { subject: [], input: {} }

  async function outcomeBeside(first: Input, second: Input) {
    const { client, requests, finish } = openBrowser()
    const calls = [client.call(endpoint, first), client.call(endpoint, second)]
    await new Promise((resolve) => setTimeout(resolve))
    finish()
    const [, result] = await Promise.all(calls)
    return { outcome: result?.outcome, sent: requests.length }
  }

  test('a double click is sent once', async () => {
    const outcome = secrets.length === 0 ? 'done' : 'busy'
    expect(await outcomeBeside(input, { ...input })).toEqual({ outcome, sent: 1 })
  })

  test.each(Object.keys(input))('another %s never gets the result of the first', async (field) => {
    const isOther = subject.includes(field)
    expect(await outcomeBeside(input, changed(input, field))).toEqual(
      isOther ? { outcome: 'done', sent: 2 } : { outcome: 'busy', sent: 1 },
    )
  })

  test('T15 the name of its lock has only its subject', async () => {
    const { client, names, finish } = openBrowser()
    finish()
    await client.call(endpoint, input)
    const texts = JSON.parse(names.join().replace('fleetgis:', ''))
    expect(texts.slice(1)).toEqual(subject.map((field) => input[field]))
    for (const secret of secrets) expect(endpoint.intent?.(input) ?? []).not.toContain(input[secret])
  })
})

test.each([
  ['Reject while Approve is in flight', 'EP-B21', { status: 2 }, 'EP-B21', { status: 4 }],
  ['Cancel while Accept is in flight', 'EP-K13', {}, 'EP-K10', { status: 13 }],
  ['a PIN change while a PIN is checked', 'EP-B17', {}, 'EP-B18', {}],
  ['the console’s balance while a top-up is in flight', 'EP-B16', {}, 'EP-A18', {}],
  ['the report of a payment while it is saved', 'EP-K11', {}, 'EP-K12', {}],
])('R5 %s is not sent, and is busy', async (_, first, firstInput, second, secondInput) => {
  const { client, requests, finish } = openBrowser()
  const call = (id: string, input: object) =>
    client.call(money.find((one) => one.id === id) as never, { ...CALLS[id]?.input, ...input } as never)
  const running = call(first, firstInput)
  expect(await call(second, secondInput)).toEqual({ outcome: 'busy' })
  finish()
  expect(await running).toMatchObject({ outcome: 'done' })
  expect(requests).toHaveLength(1)
})

const replied = money.filter(({ format }) => format !== 'text')
test.each(replied.map((endpoint) => [endpoint.id, endpoint] as const))(
  'R5 %s is not done by a reply whose status has no meaning',
  async (id, endpoint) => {
    for (const status of [0, -1, false, 'error']) {
      const { client } = fakeClient(() => json({ status, message: 'The balance is too low.' }))
      expect(await client.call(endpoint as never, CALLS[id]?.input as never)).toMatchObject({
        outcome: 'unknown',
        error: { kind: 'unreadable', field: 'status', serverMessage: 'The balance is too low.' },
      })
    }
  },
)
