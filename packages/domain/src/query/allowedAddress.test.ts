import { describe, expect, test } from 'vitest'
import { allowedAddress } from './allowedAddress.ts'

const HOSTS = ['pay.example', 'Images.Example', 42, 'localhost:8788', '127.0.0.1:9']

test.each([
  ['https://pay.example', 'https://pay.example/'],
  ['https://pay.example/', 'https://pay.example/'],
  ['HTTPS://PAY.EXAMPLE/Order', 'https://pay.example/Order'],
  ['https://pay.example:443/a', 'https://pay.example/a'],
  ['https://pay.example?order=1', 'https://pay.example/?order=1'],
  ['https://pay.example#top', 'https://pay.example/#top'],
  ['https://images.example/a b.png', 'https://images.example/a%20b.png'],
])('T7 CF-76 %s is allowed, in normal form', (address, href) => {
  expect(allowedAddress(address, HOSTS)).toBe(href)
})

test.each([
  '',
  '42',
  'pay.example',
  '//pay.example/',
  'http://pay.example/',
  'ftp://pay.example/',
  'javascript:https://pay.example/',
  ' https://pay.example/',
  'https:pay.example/',
  'https:///pay.example/',
  'https://pay.example:8443/',
  'https://pay.example:4430/',
  'https://other.example/',
  'https://pay.example.evil.example/',
  'https://evil.pay.example/',
  'https://pay.example.',
  'https://pay.examplee/',
  'https://user@pay.example/',
  'https://pay.example@evil.example/',
  'https://pay.example:443@evil.example/',
  'https://pay.example\\@evil.example/',
  'https://pay%2eexample/',
  'https://ｐay.example/',
  'https://pay.example/\n',
  'https://pay.example/\u0000',
  'https://pay.example/\u0085',
  'https://pay.example/\ud800',
])('T7 CF-76 %j is refused', (address) => {
  expect(allowedAddress(address, HOSTS)).toBeUndefined()
})

test('CF-76 an empty list allows nothing, not even an empty host', () => {
  expect(allowedAddress('https://pay.example/', [])).toBeUndefined()
  expect(allowedAddress('', [''])).toBeUndefined()
  expect(allowedAddress('https://', [''])).toBeUndefined()
  expect(allowedAddress('https://undefined/', [undefined, null])).toBeUndefined()
})

describe('CF-157 CF-167 of this machine', () => {
  const loopback = { loopback: true }

  test.each([
    ['http://localhost:8788/a', 'http://localhost:8788/a'],
    ['http://LOCALHOST:8788', 'http://localhost:8788/'],
    ['http://127.0.0.1:9?b', 'http://127.0.0.1:9/?b'],
    ['https://pay.example/', 'https://pay.example/'],
  ])('%s is allowed as an option', (address, href) => {
    expect(allowedAddress(address, HOSTS, loopback)).toBe(href)
  })

  test('only as an option', () => {
    expect(allowedAddress('http://localhost:8788/a', HOSTS)).toBeUndefined()
    expect(allowedAddress('http://localhost:8788/a', HOSTS, { loopback: false })).toBeUndefined()
  })

  test.each([
    'http://localhost/',
    'http://localhost:8789/',
    'http://localhost:87880/',
    'http://localhost:123456/',
    'http://127.0.0.2:9/',
    'http://127x0.0.1:9/',
    'https://localhost:8788/',
    'http://pay.example/',
    'x http://localhost:8788/',
    'http://localhost:8788@evil.example/',
    'http://user@localhost:8788/',
  ])('%s is refused', (address) => {
    expect(allowedAddress(address, HOSTS, loopback)).toBeUndefined()
  })
})
