import { OWNER_FILTERS } from '@fleetgis/ui/TripList'
import { expect, test } from 'vitest'
import { findRoute, ROUTES, readRoute } from './findRoute.ts'
import * as addresses from './routes.ts'

/** What the page of an address reads. */
function read(address: string, token?: string) {
  const { pathname, search } = new URL(address, 'https://console.example.com')
  const match = findRoute(pathname)
  if (match === undefined) throw new Error(`no route: ${address}`)
  return readRoute(match, search, token)
}

function accepted(address: string, token?: string) {
  const result = read(address, token)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result.values
}

test.each(['9223372036854775807', '1e5', 'true', 'null', '007', '{"a":1}', '../../etc', '//evil.example'])(
  'the text %s stays that text',
  (value) => {
    const values = accepted(`/owner-map?driverid=${encodeURIComponent(value)}`, 't')
    expect(values).toMatchObject({ driverid: value })
    expect(addresses.ownerMap.write({ driverid: value, filters: OWNER_FILTERS })).toBe(
      `/owner-map?${new URLSearchParams({ driverid: value })}`,
    )
  },
)

test('an encoded plus stays a plus, and a plain one is a blank', () => {
  expect(accepted('/chat?userid=%2B959791234567&bookingkey=a+b')).toMatchObject({
    userid: '+959791234567',
    bookingkey: 'a b',
  })
  expect(addresses.chat.write({ userid: '+959791234567' })).toBe('/chat?userid=%2B959791234567')
})

test('a parameter of the path is written and read as it is', () => {
  const id = 'a/b?c&d=$&%25'
  const path = addresses.rateForm.write({ id, filters: { page: 1 } })
  expect(path).toBe(`/home/rate-form/${encodeURIComponent(id)}`)
  expect(accepted(`${path}?id=other`)).toMatchObject({ id })
})

test('TRIP-01 vehicleid repeats, in its order', () => {
  expect(accepted('/trip-list?driverid=1&vehicleid=2&vehicleid=1&vehicleid=', 't')).toMatchObject({
    filters: { vehicleIds: ['2', '1'] },
  })
  const many = '&vehicleid=1'.repeat(251)
  expect(read(`/trip-list?driverid=1${many}`, 't')).toEqual({
    ok: false,
    missing: [],
    invalid: ['vehicleid'],
  })
})

test('a missing parameter is undefined, and an empty list', () => {
  expect(accepted('/trip-list?driverid=1', 't')).toMatchObject({ filters: { search: '', vehicleIds: [] } })
  expect(accepted('/location')).toEqual({
    name: undefined,
    filters: { source: 'default' },
    language: undefined,
    theme: undefined,
  })
})

test('a parameter that does not repeat must not occur twice', () => {
  expect(read('/login?success=a&success=b')).toEqual({ ok: false, missing: [], invalid: ['success'] })
})

test('CF-140 a payment without its order is a bad address', () => {
  expect(read('/payment?amount=1')).toEqual({ ok: false, missing: ['refno'], invalid: [] })
})

test.each(['0', '-5', 'abc', '1e9', '<b>1</b>'])('CF-140 a payment of %j is a bad address', (amount) => {
  expect(read(`/payment?refno=1&amount=${encodeURIComponent(amount)}`)).toEqual({
    ok: false,
    missing: [],
    invalid: ['amount'],
  })
})

/** A parameter that no other page has under another length. */
const LENGTHS = [
  ['/payment', ['refno=1', 'amount=1'], { userID: 128, bookingkey: 128, refno: 128, phone: 128 }],
  ['/payment', ['refno=1', 'amount=1'], { address: 500, pname: 500, cname: 500, email: 500, appname: 500 }],
  ['/payment', ['refno=1', 'amount=1'], { sign: 2048, cancelurl: 2048, desc: 2048 }],
  ['/payment-success', [], { order_no: 128, bookingkey: 128, telephone: 128, transact_no: 128, price: 128 }],
  ['/payment-success', [], { name: 500, email: 500, modifiedtime: 128 }],
  ['/payment-fail', [], { order_no: 128, cancelurl: 2048 }],
  ['/reset-password', [], { language: 64, theme: 64 }],
  ['/view-message', [], { language: 64, theme: 64 }],
] as const

test.each(
  LENGTHS.flatMap(([page, needs, names]) =>
    Object.entries(names).map(([name, length]) => ({ page, needs, name, length })),
  ),
)(
  'T11 $page refuses $name where it repeats or is too long, and takes hostile text as text',
  ({ page, needs, name, length }) => {
    const rest = needs.filter((one) => !one.startsWith(`${name}=`)).map((one) => `&${one}`)
    const of = (query: string) => read(`${page}?${query}${rest.join('')}`, 't')
    const hostile = '"><img src=x onerror=1>javascript:\u202e'.slice(-length)
    expect(of(`${name}=1&${name}=2`)).toEqual({ ok: false, missing: [], invalid: [name] })
    expect(of(`${name}=1&%${name.charCodeAt(0).toString(16)}${name.slice(1)}=2`).ok).toBe(false)
    expect(of(`${name}=${'a'.repeat(length + 1)}`)).toMatchObject({ invalid: [name] })
    expect(of(`${name}=${'a'.repeat(length)}`).ok).toBe(true)
    expect(of(`${name}=${encodeURIComponent(hostile)}`)).toMatchObject({ values: { [name]: hostile } })
  },
)

test('a value that is too long is refused, and never written', () => {
  const name = 'a'.repeat(201)
  expect(read(`/location?name=${name}`)).toEqual({ ok: false, missing: [], invalid: ['name'] })
  expect(addresses.location.write({ name, filters: { source: 'default' }, language: 'my' })).toBe(
    '/location?language=my',
  )
})

test.each(['', '?driverid=', '?driverid=%20', '?DriverId=1'])('%j misses its driverid', (search) => {
  expect(read(`/owner-map${search}`, 't')).toEqual({ ok: false, missing: ['driverid'], invalid: [] })
})

test('the token is read from its own store, not from the address', () => {
  expect(read('/owner-map?driverid=1&token=t')).toEqual({ ok: false, missing: ['token'], invalid: [] })
  expect(accepted('/owner-map?driverid=1&token=t', 'kept')).not.toHaveProperty('token')
})

test('parameters that the page does not read are ignored, whatever they are called', () => {
  const values = accepted('/login?__proto__=x&constructor=y&toString=z&utm_source=a&utm_source=b')
  expect(Object.keys(values)).toEqual(['success', 'language', 'theme'])
})

test('EMB-09 every address reads and keeps language and theme', () => {
  const params = { id: '1', app: 'driver' }
  for (const { path, read, write } of ROUTES) {
    const needed = 'driverid=1&userid=1&passengerid=1&groupid=1&domainid=1&bookingkey=1&refno=1&amount=1'
    const result = read(params, `?${needed}&language=my&theme=dark`)
    expect(result, path).toMatchObject({ ok: true, values: { language: 'my', theme: 'dark' } })
    if (result.ok)
      expect(new URL(write(result.values), 'https://a.b').search).toMatch(/language=my&theme=dark$/)
  }
})

test('I18N-01 the name of a locale that is not one of ours does not refuse the page', () => {
  expect(read('/policy/driver?language=my_MM_%23Qaag')).toMatchObject({
    ok: true,
    values: { language: 'my_MM_#Qaag' },
  })
})

test('VAL-31 the map waits for token, driver and group', () => {
  expect(read('/map?driverid=d&groupid=g', 't').ok).toBe(true)
  expect(read('/map?driverid=d&groupid=g', ' ')).toMatchObject({ missing: ['token'] })
  expect(read('/map?groupid=g', 't')).toMatchObject({ missing: ['driverid'] })
  expect(read('/map?driverid=d&groupid=', 't')).toMatchObject({ missing: ['groupid'] })
})

test('VAL-32 the owner pages wait for token and driver', () => {
  expect(read('/owner-map')).toMatchObject({ missing: ['token', 'driverid'] })
  expect(read('/trip-list')).toMatchObject({ missing: ['token', 'driverid'] })
  expect(read('/trip-list?driverid=d', 't').ok).toBe(true)
})

test('VAL-32 domainid does not replace groupid, and passengerid not driverid', () => {
  expect(read('/groupadmin?driverid=d&domainid=g', 't')).toMatchObject({ missing: ['groupid'] })
  expect(read('/driver-booking-list?driverid=d&groupid=g', 't')).toMatchObject({ missing: ['domainid'] })
  expect(read('/passenger-booking-list?driverid=d', 't')).toMatchObject({ missing: ['passengerid'] })
})
