import { describe, expect, test } from 'vitest'
import { ORIGIN, openWorld } from '../testing/openWorld.ts'
import { createIdempotencyKeys } from './idempotencyKeys.ts'

const DAY = 86_400_000
const PATH = '/driver/add/balance'

/** A world with a member of staff, and one driver's wallet in one group. */
async function open() {
  const opened = openWorld()
  const { world, enter, send, respond } = opened
  const { key = '', groupId = '' } = world.drivers[0] ?? {}
  const owner = world.roster.find(key)
  if (!owner) throw new Error('The world has no driver.')
  const start = world.wallets.balance(owner, groupId, world.now)
  const body = { driverid: key, domain: groupId, amount: 5000 }
  let token = ''
  const signIn = async (userId?: string) => {
    token = (await enter(userId)).accessToken
  }
  await signIn()
  const headersOf = (key?: string) => ({
    Authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'Idempotency-Key': key }),
  })
  return {
    ...opened,
    body,
    signIn,
    headersOf,
    add: (key?: string, changes = {}) => send(PATH, { ...body, ...changes }, { headers: headersOf(key) }),
    raw: (key: string) =>
      respond(
        new Request(ORIGIN + PATH, { method: 'POST', headers: headersOf(key), body: JSON.stringify(body) }),
      ),
    /** What calls have added to the wallet. */
    added: () => world.wallets.balance(owner, groupId, world.now) - start,
  }
}

describe('CF-170 in the world', () => {
  test('without a key each call is executed', async () => {
    const { add, added } = await open()
    await add()
    await add()
    expect(added()).toBe(10_000)
  })

  test('the same key and body get the first answer again, and move nothing', async () => {
    const { add, added } = await open()
    const first = await add('k1')
    expect(first.status).toBe(200)
    const again = await add('k1')
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(added()).toBe(5000)
    await add('k2')
    expect(added()).toBe(10_000)
  })

  test('five at once are one movement, and all get its result', async () => {
    const { add, added } = await open()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('k1')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(added()).toBe(5000)
  })

  test('another body with the same key is refused with 409, and moves nothing', async () => {
    const { add, added } = await open()
    await add('k1')
    expect((await add('k1', { amount: 7000 })).status).toBe(409)
    expect(added()).toBe(5000)
  })

  test('a refusal is kept like a success', async () => {
    const { add, added } = await open()
    expect((await add('k1', { amount: 0 })).status).toBe(400)
    expect((await add('k1', { amount: 0 })).status).toBe(400)
    expect((await add('k1')).status).toBe(409)
    expect(added()).toBe(0)
  })

  test('a refused token uses no key', async () => {
    const { add, send, body, added } = await open()
    const refused = await send(PATH, body, {
      headers: { Authorization: 'Bearer made.up', 'Idempotency-Key': 'k1' },
    })
    expect(refused.status).toBe(401)
    expect((await add('k1')).status).toBe(200)
    expect((await send(PATH, body, { headers: { 'Idempotency-Key': 'k1' } })).status).toBe(401)
    expect(added()).toBe(5000)
  })

  test('the key of another user is another key', async () => {
    const { add, added, signIn } = await open()
    await add('k1')
    await signIn('thida')
    expect((await add('k1')).status).toBe(200)
    expect(added()).toBe(10_000)
  })

  test('a new token of the same user finds its key', async () => {
    const { add, added, signIn } = await open()
    await add('k1')
    await signIn()
    await add('k1')
    expect(added()).toBe(5000)
  })

  test('a key ends after 24 hours', async () => {
    const { add, world, signIn } = await open()
    const sent = async () => {
      await signIn()
      return (await add('k1', { amount: 7000 })).status
    }
    await add('k1')
    const start = world.now
    world.advanceTo(start + DAY - 1)
    expect(await sent()).toBe(409)
    world.advanceTo(start + DAY)
    expect(await sent()).toBe(200)
  })

  test('an answer that the network lost is there for the next call', async () => {
    const { world, add, raw, added } = await open()
    world.faults.set([{ kind: 'close', times: 1 }])
    await expect(raw('k1')).rejects.toThrow('closed')
    expect((await add('k1')).status).toBe(200)
    expect(added()).toBe(5000)
  })

  test('a call without a token has a key too, a read has none', async () => {
    const { send, headersOf } = await open()
    const headers = { 'Idempotency-Key': 'k1' }
    const report = { bookingkey: 'x', customer_name: '', userid: '', status: 'success', transaction_id: '1' }
    await send('/booking/update/payment', report, { headers })
    const other = await send('/booking/update/payment', { ...report, transaction_id: '2' }, { headers })
    expect(other.body).toEqual({ status: 409, message: 'This key belongs to a call with another body.' })
    for (const body of [{}, { other: 1 }])
      expect((await send('/domain/list', body, { headers: headersOf('k2') })).status).toBe(200)
  })

  test('worlds share no keys', async () => {
    const one = await open()
    const other = await open()
    await one.add('k1')
    expect((await other.add('k1', { amount: 7000 })).status).toBe(200)
  })

  test('CORS names the header for a client that asks for none', async () => {
    const { respond } = await open()
    const answer = await respond(new Request(ORIGIN + PATH, { method: 'OPTIONS' }))
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
  })
})

describe('CF-170 the answers that are kept', () => {
  const call = { id: ['POST', '/pay', 'u', 'k'], body: '{}', now: 0 }

  test.each([
    [200, 1],
    [400, 1],
    [404, 1],
    [409, 1],
    [423, 1],
    [401, 2],
    [408, 2],
    [429, 2],
    [500, 2],
    [503, 2],
  ])('a %i is executed %i times by two calls', async (status, times) => {
    const keys = createIdempotencyKeys()
    let count = 0
    const execute = async () => {
      count += 1
      return new Response(String(count), { status })
    }
    await keys.once(call, execute)
    const second = await keys.once(call, execute)
    expect([second?.status, await second?.text()]).toEqual([status, String(times)])
  })

  test('while the first call is in flight the others get its result, whatever it is', async () => {
    const keys = createIdempotencyKeys()
    let finish = (_: Response) => {}
    let count = 0
    const execute = () => {
      count += 1
      return new Promise<Response>((resolve) => {
        finish = resolve
      })
    }
    const both = [keys.once(call, execute), keys.once(call, execute)]
    expect(await keys.once({ ...call, body: '{"amount":1}' }, execute)).toBeUndefined()
    finish(new Response('failed', { status: 500 }))
    const answers = await Promise.all(both)
    expect(await Promise.all(answers.map((answer) => answer?.text()))).toEqual(['failed', 'failed'])
    expect(count).toBe(1)
  })
})
