import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fakeClient } from '../testing/fakeClient.ts'
import { json } from '../testing/fakeFetch.ts'
import { endpoint, written } from './endpoint.ts'
import { ServerError } from './errors.ts'
import { messageReply } from './message.ts'
import { callMutation, moneyMutation } from './mutation.ts'

const rename = endpoint({
  name: 'rename',
  id: 'EP-X1',
  base: 'main',
  method: 'POST',
  path: '/rename',
  access: 'write',
  auth: 'none',
  source: 'assumed',
  body: written(z.object({ name: z.string() }), ({ name }: { name: string }) => ({ name })),
  response: messageReply,
})
const list = endpoint({ ...rename, id: 'EP-X2', access: 'read' as const, body: undefined })

function setUp(respond: () => Response) {
  const { client, requests } = fakeClient(respond)
  const queries = new QueryClient()
  queries.setQueryData([list.id, { page: 1 }], 'old')
  queries.setQueryData(['EP-X3'], 'other')
  const isStale = (...key: unknown[]) => queries.getQueryState(key)?.isInvalidated
  const observer = new MutationObserver(queries, callMutation(client, rename, [list]))
  return { observer, requests, isStale }
}

afterEach(() => onlineManager.setOnline(true))

test('a write refetches what it changes, and nothing else', async () => {
  const { observer, isStale } = setUp(() => json({ message: 'Renamed.' }))
  expect(await observer.mutate({ name: 'Aung' })).toEqual({ message: 'Renamed.' })
  expect(isStale(list.id, { page: 1 })).toBe(true)
  expect(isStale('EP-X3')).toBe(false)
})

test('a refused write is not repeated, and its queries are refetched', async () => {
  const { observer, requests, isStale } = setUp(() => json({}, 500))
  await expect(observer.mutate({ name: 'Aung' })).rejects.toThrow(ServerError)
  expect(requests).toHaveLength(1)
  expect(isStale(list.id, { page: 1 })).toBe(true)
})

test('a write does not wait offline', async () => {
  onlineManager.setOnline(false)
  const { observer, requests } = setUp(() => json({}))
  await observer.mutate({ name: 'Aung' })
  expect(requests).toHaveLength(1)
})

test('a write of a query client whose mutations throw shows its failure itself', () => {
  const { client } = fakeClient(() => json({}))
  const queries = new QueryClient({ defaultOptions: { mutations: { throwOnError: true } } })
  expect(queries.defaultMutationOptions(callMutation(client, rename)).throwOnError).toBe(false)
})

test('CF-170 a mutation of money sends the key of its intent, and not in its body', async () => {
  const { client, requests } = fakeClient(() => json({}), {
    idempotency: { header: 'Idempotency-Key', bases: ['main'] },
  })
  const pay = { ...rename, id: 'EP-X4', access: 'money' as const }
  const observer = new MutationObserver(new QueryClient(), moneyMutation(client, pay))
  await observer.mutate({ name: 'Aung', idempotencyKey: 'a-1' })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('a-1')
  expect(requests[0]?.body).toEqual({ name: 'Aung' })
})
