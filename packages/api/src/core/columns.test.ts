import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromColumns, toColumns } from './columns.ts'

const PLAIN = { noNullPrototype: true }

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.constant(undefined),
  fc.constant(null),
  fc.boolean(),
)

/** Rows of the same fields, whose values have one type or several. */
const rows = fc.array(
  fc.record(
    {
      text: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
      number: fc.option(fc.double(), { nil: undefined }),
      same: fc.constant('G-01'),
      none: fc.constant(undefined),
      mixed: value,
      position: fc.record({ lat: fc.double(), lng: fc.double() }, PLAIN),
      list: fc.array(value, { maxLength: 3 }),
    },
    PLAIN,
  ),
  { minLength: 1, maxLength: 40 },
)

test('rows come out of their columns as they went in, after a copy to another thread too', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const columns = toColumns(given)
      if (!columns) throw new Error('These rows have the same fields.')
      expect(fromColumns(structuredClone(columns))).toStrictEqual(given)
    }),
    { numRuns: 300 },
  )
})

test('the fields keep their order', () => {
  const given = [
    { b: 'x', a: 1, c: undefined },
    { b: 'y', a: 2, c: undefined },
  ]
  const columns = toColumns(given)
  expect(columns && fromColumns(columns).map(Object.keys)).toEqual(given.map(Object.keys))
})

test.each([
  ['no rows', []],
  ['texts', ['a', 'b']],
  ['rows of other fields', [{ a: 1 }, { b: 1 }]],
  ['a row and a text', [{ a: 1 }, 'a']],
])('%s are no columns', (_name, given) => expect(toColumns(given)).toBeUndefined())

test('columns of numbers and texts are few objects, however many rows there are', () => {
  const columns = toColumns(
    Array.from({ length: 1_000 }, (_, index) => ({
      id: `d${index}`,
      lat: index / 7,
      position: { lng: index },
    })),
  )
  expect(columns?.fields.map(([name, column]) => [name, Object.keys(column)])).toEqual([
    ['id', ['text', 'ends']],
    ['lat', ['numbers']],
    ['position', ['rows']],
  ])
})
