import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

describe('numbers beyond 2^53', () => {
  test.each([
    ['7103100000000000001', '7103100000000000001'],
    ['-7103100000000000001', '-7103100000000000001'],
    ['9007199254740993', '9007199254740993'],
    ['18446744073709551615', '18446744073709551615'],
    ['7103100000000000001.0', '7103100000000000001'],
    ['7103100000000000001.50', '7103100000000000001.5'],
    ['7.103100000000000001e18', '7103100000000000001'],
    ['-7.103100000000000001E+18', '-7103100000000000001'],
    ['71031000000000000010e-1', '7103100000000000001'],
    ['7103100000000000001e2', '710310000000000000100'],
    ['1e400', '1e400'],
  ])('%s keeps its digits', (number, digits) => {
    expect(parseJson(number)).toBe(digits)
    expect(parseJson(` ${number}\n`)).toBe(digits)
    expect(parseJson(`[${number}]`)).toEqual([digits])
    expect(parseJson(`{"data":{"rows":[{"id":${number},"n":1},{"id" :\t${number}\r\n}]}}`)).toEqual({
      data: { rows: [{ id: digits, n: 1 }, { id: digits }] },
    })
  })

  test.each([
    '9007199254740991',
    '-9007199254740991',
    '0',
    '-0',
    '12.5',
    '1e3',
    '1E-400',
    '16.840939999999999',
    '96.17352100000000001',
    '0.12345678901234567890123',
    '1234567890123456e-10',
  ])('%s is held by a number, and stays one', (number) => {
    const big = '7103100000000000001'
    expect(parseJson(`[${number}]`)).toEqual([JSON.parse(number)])
    expect(parseJson(`[${number},${big}]`)).toEqual([JSON.parse(number), big])
  })
})

test.each([
  '7103100000000000001',
  'id: 7103100000000000001, next: [7103100000000000002]',
  '"id":7103100000000000001,',
  '\\":7103100000000000001,',
  '\\',
  '[1e999,7103100000000000001]',
  'line\n7103100000000000001\u2028',
])('the text %j is unchanged beside a big number', (content) => {
  const wire = JSON.stringify({ [content]: content, id: 0, list: [content, `${content}\\`] })
  expect(parseJson(wire)).toEqual(JSON.parse(wire))
  expect(parseJson(wire.replace('"id":0', '"id":7103100000000000001'))).toEqual({
    ...JSON.parse(wire),
    id: '7103100000000000001',
  })
})

test.each([
  '',
  '{"a":"7103100000000000001',
  '{"a":7103100000000000001',
  '{7103100000000000001:1}',
  '{"a":1,7103100000000000001:1}',
  '[07103100000000000001]',
  '[+7103100000000000001]',
  '[7103100000000000001.]',
  '[.7103100000000000001]',
  '[7103100000000000001e]',
  '[--7103100000000000001]',
  '[7103100000000000001 7103100000000000002]',
  '[7103100000000000001n]',
  '[0x7103100000000000001]',
  '[7103100000000000001\u00a0]',
  '"\\"7103100000000000001',
])('%j is not JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})

test.each([
  ['digits', '1'.repeat(100_000)],
  ['zeros', `1${'0'.repeat(100_000)}1`],
  ['signs', '-'.repeat(100_000)],
  ['points', '1.'.repeat(50_000)],
  ['exponents', '1e'.repeat(50_000)],
  ['blanks', ' '.repeat(100_000)],
  ['backslashes', `"${'\\\\'.repeat(50_000)}`],
])('T25 unclosed %s are refused in linear time', (_, run) => {
  const started = performance.now()
  expect(() => parseJson(`[7103100000000000001,${run}x`)).toThrow(SyntaxError)
  expect(() => parseJson(`[1${run}x`)).toThrow(SyntaxError)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('output of JSON.stringify parses as with JSON.parse, except for numbers beyond 2^53', () => {
  const held = fc.jsonValue({ stringUnit: 'binary', depthSize: 'medium' })
  fc.assert(
    fc.property(held, fc.bigInt({ min: 2n ** 53n }), fc.boolean(), (value, size, isNegative) => {
      const wire = JSON.stringify({ value, id: 0 }, null, isNegative ? 1 : undefined)
      const digits = `${isNegative ? -size : size}`
      const read = parseJson(wire.replace(/"id":( ?)0(\s?)}$/, `"id":$1${digits}$2}`)) as { id: unknown }
      expect(read.id).toBe(digits)
      const text = (_key: string, found: unknown) =>
        typeof found === 'number' && Math.abs(found) > Number.MAX_SAFE_INTEGER ? plain(found) : found
      expect({ ...read, id: 0 }).toEqual(JSON.parse(wire, text))
    }),
  )
})

/** The digits of a number beyond 2^53, as JSON.stringify writes it, without an exponent. */
function plain(number: number): string {
  const [digits = '', exponent = '0'] = String(number).split('e+')
  const [whole = '', fraction = ''] = digits.split('.')
  return whole + fraction.padEnd(Number(exponent), '0')
}
