import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseInSlices } from './parseInSlices.ts'
import * as json from './parseJson.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: 'a },{ b }] [{ "c" \\',
    route: { coordinates: [96.1, 16.8] },
    stops: [{ at: 1 }, { at: 2 }],
  }))

test.each([
  ['a list at the top', { status: 200, data_list: rows(50) }],
  [
    'a list under data, then another',
    { data: { data_list: rows(50), count: 3, search_data: rows(20) }, more: 1 },
  ],
  ['a list beside an empty one', { data_list: [], search_data: rows(9) }],
  ['no list', { status: 200, message: '[{' }],
  ['the start of a list in a text', { message: '[{ no list', data_list: rows(50) }],
  ['a whole list in a text', { message: '[{}]', data_list: rows(50) }],
  ['a list deeper than under data', { data: { drivers: { list: rows(50) } } }],
  ['a list as the whole reply', rows(50)],
])('a text is parsed in slices as it is at once: %s', async (_, value) => {
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
    expect(await parseInSlices(text, undefined, 300)).toEqual(value)
})

test('any JSON is parsed in slices as it is at once', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      fc.jsonValue(),
      fc.integer({ min: 1, max: 200 }),
      async (list, other, length) => {
        const text = JSON.stringify({ other, data_list: list, data: { search_data: list, other } })
        expect(await parseInSlices(text, undefined, length)).toEqual(json.parseJson(text))
      },
    ),
  ))

test('an id of 19 digits keeps them', async () => {
  const text = '{"data_list":[{"id":1234567890123456789},{"id":2}]}'
  expect(await parseInSlices(text, undefined, 1)).toEqual({
    data_list: [{ id: '1234567890123456789' }, { id: 2 }],
  })
})

test.each(['', 'no list', '{"data_list":[{"a":1},{"a":', '{"data_list":[{"a":1},{"a":2}],}', 'x [{"a":1}]'])(
  'text that is no JSON is refused: %s',
  async (text) => {
    await expect(parseInSlices(text, undefined, 1)).rejects.toThrow(SyntaxError)
  },
)

test('no piece is much longer than its length', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const text = JSON.stringify({ data_list: rows(1_000) })
  await parseInSlices(text, undefined, 2_000)
  const longest = Math.max(...parse.mock.calls.map(([piece]) => piece.length))
  parse.mockRestore()
  expect(text.length).toBeGreaterThan(80_000)
  expect(longest).toBeLessThan(3_000)
})

test('an aborted signal ends it', async () => {
  const controller = new AbortController()
  const body = parseInSlices(JSON.stringify({ data_list: rows(50) }), controller.signal, 100)
  controller.abort()
  await expect(body).rejects.toThrow('aborted')
})
