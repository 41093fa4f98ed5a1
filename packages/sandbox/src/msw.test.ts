import { createFleetClient } from '@fleetgis/api'
import { groups } from '@fleetgis/api/map'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { createHandlers } from './msw.ts'
import { openWorld } from './testing/openWorld.ts'

async function clientOf(base: string, options: Parameters<typeof createHandlers>[1] = {}) {
  const { world, enter } = openWorld()
  const { accessToken } = await enter()
  const handlers = createHandlers(world, options)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init))
    if (!response) throw new TypeError('No handler matches this request. Check its path.')
    return response
  }
  return {
    world,
    handlers,
    client: createFleetClient({ bases: { main: base }, pageToken: accessToken, fetch, retryAfter: 1 }),
  }
}

test('the handlers answer calls to any origin', async () => {
  const { client } = await clientOf('https://main.fleet.example')
  expect(await client.call(groups, undefined)).toHaveLength(6)
})

test('they answer paths with a colon and with a slash at the end', async () => {
  const { handlers } = await clientOf('http://localhost:8787')
  const suggestions = new Request('https://places.fleet.example/v1/places:autocomplete', {
    method: 'POST',
    headers: { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'suggestions' },
    body: JSON.stringify({ input: 'mya', sessionToken: 'B-A' }),
  })
  expect((await getResponse(handlers, suggestions))?.status).toBe(200)
  const features = new Request('https://photon.fleet.example/api/?q=mya&limit=1&bbox=96.01,16.70,96.25,17.05')
  expect((await getResponse(handlers, features))?.status).toBe(200)
})

test('with a base they answer only calls to that origin', async () => {
  const { handlers, client } = await clientOf('http://localhost:8787', { base: 'http://localhost:8787' })
  expect(await client.call(groups, undefined)).toHaveLength(6)
  const elsewhere = new Request('http://localhost:9999/domain/list', { method: 'POST', body: '{}' })
  expect(await getResponse(handlers, elsewhere)).toBeUndefined()
})

test('they serve tiles and the bot check, and pass other requests on', async () => {
  const { handlers } = await clientOf('http://localhost:8787')
  const statusOf = async (url: string, init?: RequestInit) =>
    (await getResponse(handlers, new Request(url, init)))?.status
  expect(await statusOf('http://localhost:8787/tiles/11/1571/926.svg')).toBe(200)
  expect(await statusOf('http://localhost:8787/captcha/score.js')).toBe(200)
  expect(await statusOf('http://localhost:8787/captcha/token', { method: 'POST', body: '{}' })).toBe(200)
  expect(await statusOf('http://localhost:6006/')).toBeUndefined()
  expect(await statusOf('http://localhost:6006/assets/index.js')).toBeUndefined()
})

test.each([
  'http://localhost:6006/assets/images/logo.png',
  'https://tiles.fleet.example/osm/tiles/11/1571/926.svg',
  'https://other.fleet.example/api/v2/search?q=mya',
])('without a base they pass on %s, whose path only ends like one of the sandbox', async (url) => {
  const { handlers } = await clientOf('http://localhost:8787')
  expect(await getResponse(handlers, new Request(url))).toBeUndefined()
})

test('options set the faults and the clock', async () => {
  const { client, world } = await clientOf('http://localhost:8787', {
    faults: [{ kind: 'status', status: 503 }],
    clock: () => 2_000_000_000_000,
  })
  await expect(client.call(groups, undefined)).rejects.toMatchObject({ status: 503 })
  expect(world.now).toBe(2_000_000_000_000)
})
