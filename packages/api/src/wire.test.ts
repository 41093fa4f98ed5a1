import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type DroppedRow, reportingDroppedRows } from './core/readers.ts'
import { endpoints } from './endpoints.ts'
import { FUZZ_RUNS } from './testing/fuzz.ts'
import { editsWith, spoil } from './testing/spoil.ts'
import { differences, refusals, wire } from './wire.ts'

const booking = {
  bookingkey: 'k1',
  bookingid: 'B-1',
  status: 1,
  createddate: '2025-01-01 10:00:00',
  km: 4.2,
  from_loc: 'Sule',
  from_lat: 16.8,
  from_lng: 96.1,
  to_loc: 'Insein',
  extra_address: ['Hledan'],
  image: '',
  passenger_name: 'Thida',
}
const list = (rows: unknown) => ({ status: 200, data: { data: rows, totalCount: 2 } })
const same = { differences: [], additions: [] }

test('EP-K03 a list as documented has no difference', () => {
  expect(differences(wire.adminBookings, list([booking, booking]))).toEqual(same)
})

test('BKG-23 the rows of a list are one path, with their number', () => {
  const { km: _, ...row } = booking
  expect(differences(wire.adminBookings, list([row, { ...booking, km: '4.2' }, row, booking]))).toEqual({
    differences: [
      { path: 'data.data[].km', expected: 'a number', found: 'nothing', times: 2 },
      { path: 'data.data[].km', expected: 'a number', found: 'a number as text', times: 1 },
    ],
    additions: [],
  })
})

test('a field that is not documented is an addition, and a key that may be a value is not shown', () => {
  const row = { ...booking, colour: 'red', '09791234567': 1, 'a@b.example': 2 }
  expect(differences(wire.adminBookings, list([row, row]))).toEqual({
    differences: [],
    additions: ['data.data[].colour', 'data.data[].(another key)'].toSorted().toReversed(),
  })
})

test.each([
  [undefined, 'an object', 'nothing'],
  [null, 'an object', 'null'],
  [[], 'an object', 'a list'],
  ['Success', 'an object', 'text'],
  ['', 'an object', 'text'],
  ['12', 'an object', 'a number as text'],
  [true, 'an object', 'true or false'],
  [12, 'an object', 'a number'],
])('the kind of %j is named in place of an object', (reply, expected, found) => {
  expect(differences(wire.setBookingReady, reply)).toEqual({
    differences: [{ path: '', expected, found, times: 1 }],
    additions: [],
  })
})

test.each([
  [z.int(), 1.5, 'a whole number', 'a number'],
  [z.int().check(z.gte(0)), -1, '0 or more', 'a number out of range'],
  [z.number().check(z.lte(9)), 10, '9 or less', 'a number out of range'],
  [z.tuple([z.number(), z.number()]), [1], '2 values or more', 'a list out of range'],
  [z.tuple([z.number(), z.number()]), [1, 2, 3], '2 values or fewer', 'a list out of range'],
  [z.literal([1, 4]), 2, 'one of 1, 4', 'another number'],
  [z.literal([1, 4]), '1', 'one of 1, 4', 'a number as text'],
  [z.enum(['a', 'b']), 'c', 'one of "a", "b"', 'another text'],
  [z.union([z.number(), z.string()]), null, 'a number or text', 'null'],
])('%# a value is compared with a set, a range or a union', (shape, value, expected, found) => {
  expect(differences(shape, value).differences).toEqual([{ path: '', expected, found, times: 1 }])
})

test('CF-117 a refusal has its code as status, or as `message_code` beside status 200', () => {
  expect(differences(refusals.status, { status: 403, message: 'No.' })).toEqual(same)
  expect(differences(refusals.code, { status: 200, message_code: 411, message: 'No.' })).toEqual(same)
  expect(differences(refusals.status, { error: 'No.' }).differences.map(({ path }) => path)).toEqual([
    'status',
    'message',
  ])
})

/** A value of a shape, with every optional field. */
function sample(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return '7'
    case 'number':
      return 7
    case 'boolean':
      return true
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'array':
      return [sample(def.element)]
    case 'tuple':
      return def.items.map(sample)
    case 'record':
      return { key: sample(def.valueType) }
    case 'union':
      return def.options[0] && sample(def.options[0])
    case 'nullable':
    case 'optional':
      return sample(def.innerType)
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sample(field)]))
    default:
      throw new Error(`There is no sample of ${def.type}.`)
  }
}

test.each(Object.entries(endpoints))(
  '%s: the reader reads a reply of the strict shape',
  (name, { response }) => {
    const shape = wire[name as keyof typeof wire]
    const reply = sample(shape)
    expect(differences(shape, reply)).toEqual(same)
    const dropped: DroppedRow[] = []
    const read = reportingDroppedRows(
      (row) => dropped.push(row),
      () => z.safeParse(response as z.ZodMiniType, reply),
    )
    expect({ isRead: read.success, dropped }).toEqual({ isRead: true, dropped: [] })
  },
)

/** Whether a value that was read has a number that is none. */
function hasBrokenNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenNumber)
}

test.each(Object.entries(endpoints))('R1 %s: a spoilt reply is read or refused', (name, { response }) => {
  const reply = sample(wire[name as keyof typeof wire])
  fc.assert(
    fc.property(editsWith(), (edits) => {
      const read = z.safeParse(response as z.ZodMiniType, spoil(reply, edits))
      return !(read.success && hasBrokenNumber(read.data))
    }),
    { numRuns: FUZZ_RUNS },
  )
})
