import { PAGE_PARAMETERS } from '@fleetgis/domain/query'
import { expect, test } from 'vitest'
import { type PageQuery, readQuery } from './readQuery.ts'

function accepted(page: string, search: string, token?: string): PageQuery {
  const result = readQuery(page, search, token)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result.query
}

test.each(['9223372036854775807', '1e5', 'true', 'null', '007', '{"a":1}', '../../etc', '//evil.example'])(
  'the text %s stays that text',
  (value) => {
    const query = accepted('/owner-map', `?driverid=${encodeURIComponent(value)}`, 't')
    expect(query.text('driverid')).toBe(value)
  },
)

test('an encoded plus stays a plus, and a plain one is a blank', () => {
  const query = accepted('/chat', '?userid=%2B959791234567&bookingkey=a+b')
  expect([query.text('userid'), query.text('bookingkey')]).toEqual(['+959791234567', 'a b'])
})

test('TRIP-01 vehicleid repeats, in its order', () => {
  const query = accepted('/trip-list', '?driverid=1&vehicleid=2&vehicleid=1', 't')
  expect(query.list('vehicleid')).toEqual(['2', '1'])
})

test('a missing parameter is undefined, and an empty list', () => {
  const query = accepted('/trip-list', '?driverid=1', 't')
  expect([query.text('search'), query.list('vehicleid')]).toEqual([undefined, []])
})

test('a parameter that does not repeat must not occur twice', () => {
  expect(readQuery('/login', '?success=a&success=b')).toEqual({
    ok: false,
    missing: [],
    invalid: ['success'],
  })
})

const OF_MAILS_AND_PAYMENTS = (
  ['/payment', '/payment-success', '/reset-password', '/view-message'] as const
).flatMap((page) => PAGE_PARAMETERS[page].map(({ name, maxLength }) => ({ page, name, maxLength })))

test.each(OF_MAILS_AND_PAYMENTS.filter(({ name }) => name !== 'token'))(
  'T11 $page refuses $name where it repeats or is too long, and takes hostile text as text',
  ({ page, name, maxLength }) => {
    const others = PAGE_PARAMETERS[page].filter((one) => one.required && one.name !== name)
    const rest = others.map((one) => `&${one.name}=1`).join('')
    const read = (query: string) => readQuery(page, `?${query}${rest}`, 't')
    const hostile = '"><img src=x onerror=1>javascript:\u202e'
    expect(read(`${name}=1&${name}=2`)).toEqual({ ok: false, missing: [], invalid: [name] })
    expect(read(`${name}=1&%${name.charCodeAt(0).toString(16)}${name.slice(1)}=2`).ok).toBe(false)
    expect(read(`${name}=${'a'.repeat(maxLength + 1)}`)).toMatchObject({ invalid: [name] })
    const result = read(`${name}=${encodeURIComponent(hostile)}`)
    expect(result.ok && result.query.text(name)).toBe(hostile)
  },
)

test('a value that is too long is refused', () => {
  expect(readQuery('/location', `?name=${'a'.repeat(201)}`)).toEqual({
    ok: false,
    missing: [],
    invalid: ['name'],
  })
})

test.each(['', '?driverid=', '?driverid=%20', '?DriverId=1'])('%j misses its driverid', (search) => {
  expect(readQuery('/owner-map', search, 't')).toEqual({ ok: false, missing: ['driverid'], invalid: [] })
})

test('the token is read from its own store, not from the address', () => {
  expect(readQuery('/owner-map', '?driverid=1')).toMatchObject({ ok: false, missing: ['token'] })
  expect(accepted('/owner-map', '?driverid=1', 'kept').text('token')).toBe('kept')
})

test('parameters that the page does not read are ignored, whatever they are called', () => {
  const query = accepted('/login', '?__proto__=x&constructor=y&toString=z&utm_source=a&utm_source=b')
  expect(['__proto__', 'constructor', 'toString', 'utm_source'].map((name) => query.text(name))).toEqual(
    Array(4).fill(undefined),
  )
})
