import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './ConfigError.ts'
import { parseConfig, readConfig } from './config.ts'

const smallest = {
  bases: { main: 'https://api.example.com' },
  captcha: { type: 2, siteKey: 'k', script: 'https://www.google.com/recaptcha/api.js' },
  tiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example' },
}

/** The smallest configuration with one field, named with dots, replaced. */
function withField(field: string, value: unknown) {
  const config = structuredClone(smallest) as Record<string, unknown>
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  let target = config
  for (const key of keys) {
    target[key] ??= {}
    target = target[key] as Record<string, unknown>
  }
  target[last] = value
  return config
}

function problemOf(json: unknown): ConfigError {
  try {
    readConfig(json)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the configuration was accepted')
}

test('the configuration that the console ships with is valid', () => {
  const shipped = readFileSync(new URL('../public/config.json', import.meta.url), 'utf8')
  expect(parseConfig(shipped).bases.main).toBe('http://localhost:8787')
})

test('missing fields have their defaults', () => {
  expect(readConfig(smallest)).toMatchObject({
    application: { app_id: '001' },
    imageHosts: [],
    gatewayHosts: [],
    topAdminIds: [],
    otherGroupIds: [],
    timeZone: 'Asia/Yangon',
    session: { storage: 'local', keepAccessTokenOnLogout: false },
    poll: { locations: 60_000, trips: 180_000, chat: 5_000, webViews: 30_000 },
    paths: {},
  })
})

test('CF-171 the amounts of top-ups are whole and above 0', () => {
  expect(readConfig(smallest).topUpAmounts).toEqual([])
  expect(readConfig(withField('topUpAmounts', [1000, 5000])).topUpAmounts).toEqual([1000, 5000])
  for (const amount of [0, -1000, 1.5, '1000', 2 ** 53])
    expect(problemOf(withField('topUpAmounts', [1000, amount])).field).toBe('topUpAmounts.1')
})

test('CF-170 idempotency is off unless its header and servers are named', () => {
  expect(readConfig(smallest).idempotency).toBeUndefined()
  const idempotency = { header: 'Idempotency-Key', bases: ['main', 'console', 'booking'] }
  expect(readConfig({ ...smallest, idempotency })).toMatchObject({ idempotency })
})

test.each([
  ['header', { header: 'Authorization', bases: ['main'] }],
  ['header', { header: 'two words', bases: ['main'] }],
  ['header', { bases: ['main'] }],
  ['bases', { header: 'Idempotency-Key' }],
  ['bases', { header: 'Idempotency-Key', bases: [] }],
  ['bases.1', { header: 'Idempotency-Key', bases: ['main', 'gateway'] }],
  ['bases.0', { header: 'Idempotency-Key', bases: ['nominatim'] }],
  ['bases.0', { header: 'Idempotency-Key', bases: ['photon'] }],
  ['bases.0', { header: 'Idempotency-Key', bases: ['places'] }],
])('CF-170 a wrong idempotency.%s is named', (field, idempotency) => {
  expect(problemOf({ ...smallest, idempotency }).message).toContain(`idempotency.${field}`)
})

test('CF-188 navigation is absent unless its address is given', () => {
  expect(readConfig(smallest).navigation).toBeUndefined()
  const navigation = 'https://maps.example/dir?to={lat},{lng}'
  expect(readConfig({ ...smallest, navigation })).toMatchObject({ navigation })
})

test.each(['http://maps.example/{lat}/{lng}', 'https://maps.example/{lat}', 'geo:{lat},{lng}', 7])(
  'T7 the navigation address %j is refused',
  (navigation) => {
    expect(problemOf({ ...smallest, navigation }).message).toContain('navigation')
  },
)

test('CF-149 a company is optional, and complete if present', () => {
  expect(readConfig(smallest).company).toBeUndefined()
  const company = { name: 'Example Co., Ltd.', address: 'Yangon', email: 'privacy@example.com' }
  expect(readConfig({ ...smallest, company })).toMatchObject({ company })
  expect(problemOf({ ...smallest, company: { ...company, email: 'privacy' } }).message).toContain(
    'company.email',
  )
  expect(problemOf({ ...smallest, company: { ...company, address: undefined } }).message).toContain(
    'company.address',
  )
})

test('missing fields of a section have their defaults', () => {
  const config = readConfig({ ...smallest, poll: { locations: 1000 }, session: { storage: 'memory' } })
  expect(config.poll).toEqual({ locations: 1000, trips: 180_000, chat: 5_000, webViews: 30_000 })
  expect(config.session).toEqual({ storage: 'memory', keepAccessTokenOnLogout: false })
})

describe('a wrong field is named', () => {
  test.each([
    ['bases.main', undefined],
    ['bases.main', '//api.example.com'],
    ['bases.main', 'javascript:alert(1)'],
    ['bases.main', 'https://api.example.com?x=1'],
    ['bases.chat', 'https://user:secret@chat.example.com'],
    ['captcha.type', 3],
    ['captcha.type', '1'],
    ['captcha.siteKey', ''],
    ['captcha.script', 'api.js'],
    ['tiles.url', 'https://tiles.example.com/{z}/{x}.png'],
    ['tiles.url', '/{z}/{x}/{y}.png'],
    ['tiles.maxZoom', 40],
    ['imageHosts.0', ["img.example.com; script-src 'unsafe-inline'"]],
    ['gatewayHosts.0', ['https://pay.example.com']],
    ['hostHandler', 'a.b'],
    ['hostTokenHandler', 'a.b'],
    ['timeZone', 'Asia/Nowhere'],
    ['session.storage', 'cookie'],
    ['session.keepAccessTokenOnLogout', 'no'],
    ['poll.locations', 10],
    ['poll.trips', '180000'],
    ['poll.chat', 100],
    ['application.app_id', 1],
    ['paths.EP-A12', 'trips/list'],
    ['paths.EP-A12', '/trips/list?all=1'],
    ['paths.EP-A12', 1],
  ])('%s %j', (field, value) => {
    const replaced = Array.isArray(value) ? field.replace(/\.0$/, '') : field
    expect(problemOf(withField(replaced, value)).field).toBe(field)
  })
})

test.each(['gatewayHost', 'poll.chats', 'session.keepAccessToken', 'bases.consol'])(
  'an option that does not exist is named: %s',
  (field) => {
    expect(problemOf(withField(field, true)).message).toBe(`config.json: "${field}" is no option`)
  },
)

describe.each([
  ['CF-157', 'imageHosts'],
  ['CF-167', 'gatewayHosts'],
] as const)('%s %s on this machine', (_, field) => {
  const withMain = (main: string, hosts: readonly string[]) => ({
    ...smallest,
    bases: { main },
    [field]: hosts,
  })

  test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787', 'https://LOCALHOST'])(
    'are accepted with the main API at %s',
    (main) => {
      const hosts = ['localhost:8787', '127.0.0.1:8787']
      expect(readConfig(withMain(main, hosts))[field]).toEqual(hosts)
    },
  )

  test.each([
    'https://api.example.com',
    'https://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://192.168.0.2:8787',
  ])('are refused with the main API at %s', (main) => {
    for (const entry of ['localhost:8787', 'LocalHost', 'a.localhost', '127.0.0.1:8787', '127.1.2.3']) {
      expect(problemOf(withMain(main, ['img.example.com', entry])).message).toBe(
        `config.json: "${field}.1" must not be on this machine unless "bases.main" is too`,
      )
    }
    expect(readConfig(withMain(main, ['img.example.com']))[field]).toHaveLength(1)
  })
})

describe.each([
  ['CF-157', 'imageHosts'],
  ['CF-76', 'gatewayHosts'],
])('%s a host of %s that no address can match is refused', (_, field) => {
  test.each(['*.example.com', 'pay.example.com:8443', 'pay.example.com:443', '*', 'pay.example.com.', ''])(
    '%j',
    (entry) => {
      expect(problemOf(withField(field, ['pay.example.com', entry])).field).toBe(`${field}.1`)
    },
  )
})

test('AUTH-25 the bot check is of type 1 or 2, and the message of another one says so', () => {
  expect(problemOf(withField('captcha.type', 3)).message).toBe(
    'config.json: "captcha.type" must be 1 (a challenge) or 2 (a score)',
  )
})

test.each([null, [], 'text', 7])('%j is not a configuration', (json) => {
  expect(problemOf(json).message).toBe('config.json must be an object')
})

test('text that is not JSON is refused', () => {
  expect(() => parseConfig('<!doctype html>')).toThrow('config.json is not JSON')
})
