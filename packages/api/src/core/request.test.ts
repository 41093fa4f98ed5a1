import { expect, test } from 'vitest'
import { chatUser } from '../chat/endpoints.ts'
import { groups } from '../map/endpoints.ts'
import { placeDetails, unknownLocations } from '../places/endpoints.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createFleetClient } from './client.ts'
import { ContractError } from './errors.ts'

function setUp(text: string, paths?: Record<string, string>) {
  const { fetch, requests } = fakeFetch(() => new Response(text))
  return {
    client: createFleetClient({ bases: { main: 'https://a.example/api' }, fetch, retryAfter: 0, paths }),
    requests,
  }
}

test.each([
  ['CONST-03', 'the main API', groups, 'https://a.example/api/domain/list'],
  ['CONST-04', 'the console API', unknownLocations, 'https://b.example/api/console/unknow-location/list'],
] as const)('%s a call of %s goes to its base', async (_, _name, endpoint, address) => {
  const { fetch, requests } = fakeFetch(() => new Response('{}'))
  const bases = { main: 'https://a.example/api', console: 'https://b.example/api' }
  const client = createFleetClient({ bases, fetch, retryAfter: 0 })
  const input = { search: '', page: 1, size: 10 }
  await client.call(endpoint as typeof unknownLocations, input).catch(() => {})
  expect(requests[0]?.url.href.replace(/\?.*/, '')).toBe(address)
})

test('ids beyond 2^53 sent as numbers stay different', async () => {
  const { client } = setUp(
    '{"dataList":[{"syskey":7103100000000000001,"id":-7103100000000000003,"name":"A \\" 7103100000000000001"},{"syskey": 7103100000000000002,"id":7.103100000000000004e18,"name":9007199254740993}]}',
  )
  expect(await client.call(groups, undefined)).toEqual([
    { key: '7103100000000000001', id: '-7103100000000000003', name: 'A " 7103100000000000001' },
    { key: '7103100000000000002', id: '7103100000000000004', name: '9007199254740993' },
  ])
})

test.each([
  ['a/b', 'a%2Fb'],
  ['../x', '..%2Fx'],
  ['..%2f', '..%252f'],
  ['%2e%2e', '%252e%252e'],
  ['...', '...'],
  ['a?b#c', 'a%3Fb%23c'],
  ['a\\b', 'a%5Cb'],
  ["$&$'", "%24%26%24'"],
  ['{id}', '%7Bid%7D'],
  ['+959 1', '%2B959%201'],
  ['မြန်မာ', encodeURIComponent('မြန်မာ')],
])('the id %j is one segment of a path', async (id, part) => {
  const { client, requests } = setUp('{"data":{"userid":"1"}}')
  await client.call(chatUser, { id })
  expect(requests[0]?.url.href).toBe(`https://a.example/api/driver/check/${part}`)
})

test.each(['', '.', '..', '\ud800', 'a\udc00'])(
  'the id %j can be no part of a path, and is not sent',
  async (id) => {
    for (const path of ['/v1/places/{id}', '/places/{id}/details']) {
      const { client, requests } = setUp('{}', { 'EP-S02': path })
      const error = await client.call(placeDetails, { id }).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(ContractError)
      expect(error).toMatchObject({ endpoint: 'EP-S02', field: 'id' })
      expect(requests).toEqual([])
    }
  },
)
