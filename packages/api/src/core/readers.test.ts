import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  countSent,
  flag,
  number,
  optionalNumber,
  optionalText,
  readOr,
  reply,
  reportingDroppedRows,
  rows,
  sum,
  text,
} from './readers.ts'

describe('values', () => {
  test.each([
    ['abc', 'abc'],
    [12, '12'],
    ['9223372036854775807', '9223372036854775807'],
    ['', ''],
  ])('text reads %j', (wire, value) => expect(z.parse(text, wire)).toBe(value))

  test.each([
    [12, 12],
    ['12.5', 12.5],
    ['-3', -3],
    ['0', 0],
  ])('number reads %j', (wire, value) => expect(z.parse(number, wire)).toBe(value))

  test.each([
    ['abc'],
    [''],
    [' '],
    [null],
    [true],
    [{}],
    ['NaN'],
    ['Infinity'],
    ['0x10'],
    ['0b1'],
    ['0o7'],
    ['1e3'],
    ['1,500'],
    ['9'.repeat(400)],
  ])('FMT-13 %j is no number', (wire) => {
    expect(z.safeParse(number, wire).success).toBe(false)
  })

  test.each([[undefined], [null], [''], [' '], ['abc'], ['0x10'], ['1e3'], ['Infinity']])(
    'an optional number that is %j is undefined',
    (wire) => expect(z.parse(optionalNumber, wire)).toBeUndefined(),
  )

  test.each([[undefined], [null], ['']])('an optional text that is %j is undefined', (wire) =>
    expect(z.parse(optionalText, wire)).toBeUndefined(),
  )

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    [null, false],
    [undefined, false],
    [2, false],
    ['true', false],
  ])('CF-63 a flag that is %j reads as %s', (wire, value) => expect(z.parse(flag, wire)).toBe(value))
})

describe('envelopes', () => {
  const list = reply('top', { data_list: rows(z.object({ id: text })), total: optionalNumber })
  const read = [{ id: '1' }]

  test.each([
    ['at the top', { data_list: read, total: 7 }],
    ['under data', { data: { data_list: read, total: 7 } }],
    ['spelled dataList', { dataList: read, total: '7' }],
    ['spelled dataList, under data', { data: { dataList: read, total: 7 } }],
    ['as data itself', { data: read, total: 7 }],
    ['as data.data', { data: { data: read, total: 7 } }],
    ['with unknown fields', { data_list: read, total: 7, extra: {} }],
  ])('a list is read %s', (_, wire) => expect(z.parse(list, wire)).toEqual({ data_list: read, total: 7 }))

  test.each([[{ data_list: null }], [{ dataList: null }], [{ data: null }], [[]]])(
    '%j is an empty list',
    (wire) => expect(z.parse(list, wire)).toEqual({ data_list: [] }),
  )

  test.each([[{}], [null], ['text'], [{ data_list: {} }], [{ data: {} }]])('%j is not a list', (wire) =>
    expect(z.safeParse(list, wire).success).toBe(false),
  )

  test('dropped rows are reported for their own reply only', () => {
    const dropped: unknown[] = []
    const inner: unknown[] = []
    reportingDroppedRows(
      (row) => dropped.push(row),
      () => {
        reportingDroppedRows(
          (row) => inner.push(row),
          () => z.parse(list, { data_list: [{}] }),
        )
        z.parse(list, { data_list: [{ id: '1' }, { id: {} }] })
      },
    )
    expect(inner).toEqual([{ list: 'data_list', index: 0, field: 'id' }])
    expect(dropped).toEqual([{ list: 'data_list', index: 1, field: 'id' }])
  })

  test('CF-130 the rows that the server sent count dropped ones too', () => {
    const { data_list: read } = z.parse(list, { data_list: [{ id: '1' }, { id: {} }] })
    expect(read).toHaveLength(1)
    expect(countSent(read)).toBe(2)
    expect(countSent(z.parse(list, { data_list: null }).data_list)).toBe(0)
  })

  test('any reply is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 4 }), (wire) => {
        const result = z.safeParse(list, wire)
        if (result.success) for (const row of result.data.data_list) expect(typeof row.id).toBe('string')
      }),
    )
  })
})

test.each([
  ['12', 12],
  ['abc', 'none'],
  [null, 'none'],
  [undefined, 'none'],
  [{}, 'none'],
])('a value that is %j is read, or replaced', (wire, value) =>
  expect(z.parse(readOr(number, 'none'), wire)).toBe(value),
)

test.each([
  [12.5, 12.5],
  ['12', 12],
  [null, 0],
])('the sum %j is read as %d', (wire, value) => expect(z.parse(sum, wire)).toBe(value))

test.each([[undefined], ['many'], [{}]])('%j is not a sum', (wire) =>
  expect(z.safeParse(sum, wire).success).toBe(false),
)
