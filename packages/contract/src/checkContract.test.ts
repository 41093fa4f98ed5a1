import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFleetClient } from '@fleetgis/api'
import { type EndpointName, endpoints } from '@fleetgis/api/endpoints'
import { afterEach, expect, test } from 'vitest'
import { type CallResult, type ContractOptions, checkContract } from './checkContract.ts'
import { linesOf } from './report.ts'
import { openSandbox } from './testing/openSandbox.ts'

let close = async (): Promise<unknown> => undefined

afterEach(() => close())

async function open(...spoil: Parameters<typeof openSandbox>) {
  const sandbox = await openSandbox(...spoil)
  close = sandbox.close
  return sandbox
}

const OWN_SERVERS: readonly string[] = ['main', 'console', 'booking', 'chat', 'mainHost']
const READS = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].access === 'read' && OWN_SERVERS.includes(endpoints[name].base),
)

test('no read of the sandbox differs, and each has an answer for one of the users', async () => {
  const { everyone, paths, most } = await open()
  const same = new Set<EndpointName>()
  for (const user of everyone()) {
    const results = await checkContract(user)
    expect(results.map(({ name }) => name).toSorted()).toEqual(READS.toSorted())
    for (const result of results) {
      expect(['same', 'refused', 'skipped'], linesOf(result)).toContain(result.outcome)
      expect(result.additions, result.name).toEqual([])
      if (result.outcome === 'same' && result.reason === undefined) same.add(result.name)
    }
  }
  expect([...same].toSorted()).toEqual(READS.toSorted())
  expect(most()).toBe(1)
  const others = ['/search', '/api/', '/v1/places:autocomplete', '/api/pay']
  expect(paths.filter((path) => others.includes(path))).toEqual([])
})

/** A booking and a conversation of a user, to be named. */
async function idsOfChat({ bases, token, ids: { userId = '', groupId = '' } = {} }: ContractOptions) {
  const client = createFleetClient({ bases, pageToken: token, appId: '001' })
  const page = { page: 1, size: 1 }
  const days = { fromDate: '2026-11-14', toDate: '2026-11-20' }
  const [[conversation], { bookings }] = await Promise.all([
    client.call(endpoints.conversations, { userId, appId: '001', ...page }),
    client.call(endpoints.driverBookings, { driverId: userId, groupId, statuses: [6], ...days, ...page }),
  ])
  return { conversationId: conversation?.id ?? '', bookingKey: bookings[0]?.key ?? '' }
}

test('with `write` the writes send back what was read, and no money call is sent', async () => {
  const { staff, viewer, paths } = await open()
  const sent = new Map<EndpointName, CallResult['outcome']>()
  const driver = viewer('Driver: bookings')
  const chats = await idsOfChat(driver)
  for (const user of [staff('admin@fleetgis.example'), { ...driver, ids: { ...driver.ids, ...chats } }]) {
    for (const { name, outcome, ...rest } of await checkContract({ ...user, write: true })) {
      expect(['same', 'refused', 'skipped'], linesOf({ name, outcome, ...rest })).toContain(outcome)
      if (endpoints[name].access === 'write' && outcome === 'same') sent.set(name, outcome)
    }
  }
  expect([...sent.keys()].toSorted()).toEqual([
    'addParticipant',
    'createConversation',
    'notifyConversation',
    'saveExtraCharge',
    'saveRate',
    'saveRole',
    'saveUser',
    'sendMessage',
    'setBookingReady',
    'setBookingType',
    'setLocationStatus',
    'setMemberId',
    'updateDriver',
    'updateLocation',
  ])
  const money = Object.values(endpoints).filter(({ access }) => access === 'money')
  expect(money.length).toBeGreaterThan(5)
  expect(money.filter(({ path }) => paths.includes(path))).toEqual([])
})

test('`write` writes into no chat that was not named', async () => {
  const { viewer, paths } = await open()
  const results = await checkContract({ ...viewer('Driver: bookings'), write: true })
  const skipped = results.filter(({ reason }) => reason?.startsWith('it writes into a chat'))
  expect(skipped.map(linesOf)).toEqual([
    expect.stringMatching(/createConversation +skipped \(.* give one with --id bookingKey=…\)$/),
    expect.stringMatching(/sendMessage +skipped \(.* give one with --id conversationId=…\)$/),
    expect.stringMatching(/addParticipant +skipped/),
    expect.stringMatching(/notifyConversation +skipped/),
  ])
  const { createConversation, sendMessage, addParticipant, notifyConversation } = endpoints
  const chats = [createConversation, sendMessage, addParticipant, notifyConversation]
  expect(chats.filter(({ path }) => paths.includes(path))).toEqual([])
  // Other writes are sent.
  expect(paths).toContain(endpoints.setBookingReady.path)
})

/** A server that gives at most `most` rows of a list, whatever a page was asked for. */
const atMost =
  (most: number, more: object = {}) =>
  ({ body }: { body: string }, query: URLSearchParams) => {
    const reply = JSON.parse(body)
    const from = (Number(query.get('curPage')) - 1) * most
    return { body: JSON.stringify({ ...reply, data_list: rowsOf(40).slice(from, from + most), ...more }) }
  }
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    syskey: `${index}`,
    userid: 'aung',
    domainid: 'G001',
    type: '1',
    datetime: '2026-11-20 08:00:00',
    route: { type: 'Point', coordinates: [96.1, 16.8] },
  }))

test.each([
  ['its next page has other rows', atMost(25), ['data_list: expected 300 rows, found 25 rows, and more']],
  [
    'its total is larger',
    atMost(25, { totalCount: 40 }),
    [
      'data_list: expected 300 rows, found 25 rows, and more',
      // The documents give this call no total.
      'totalCount: is not in the contract',
    ],
  ],
  ['the next page is empty', atMost(40), []],
  ['its total is that of all rows', atMost(40, { totalCount: 40 }), []],
  [
    'its total is that of the page, and its next page has other rows',
    atMost(25, { count: 25 }),
    ['data_list: expected 300 rows, found 25 rows, and more', 'count: is not in the contract'],
  ],
  [
    'it has no rows beside a total',
    atMost(0, { count: 40 }),
    ['data_list: expected 300 rows, found 0 rows, and more', 'count: is not in the contract'],
  ],
  ['it has no rows, and its total is 0', atMost(0, { count: 0 }), []],
])('CF-178 whether a server cuts pages of 300: %s', async (_name, answer, lines) => {
  const { staff } = await open({ '/location': answer })
  const results = await checkContract(staff('admin@fleetgis.example'))
  const positions = results.filter(({ name }) => name === 'locations')
  expect(positions).toHaveLength(1)
  expect(
    positions.flatMap((result) =>
      linesOf(result)
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ),
  ).toEqual(lines)
})

test.each([
  [400, 'failed'],
  [422, 'failed'],
  [408, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [403, 'refused'],
  // A user who exists (ERR-02).
  [406, 'refused'],
])('CF-117 a refusal with %i in a body with HTTP status 200 is %s', async (code, outcome) => {
  const refusal = { status: 200, message_code: code, message: 'No' }
  const { staff } = await open({ '/location': () => ({ body: JSON.stringify(refusal) }) })
  const results = await checkContract(staff('admin@fleetgis.example'))
  expect(results.find(({ name }) => name === 'locations')).toMatchObject({ outcome, code })
})

test('WAL-13 a server that cuts the entries of a wallet, where the outcome of a top-up is looked for, differs', async () => {
  const cut = (reply: { data_list: object[] }) => ({ ...reply, data_list: reply.data_list.slice(0, 1) })
  const { staff } = await open({
    '/driver/transaction': ({ body }) => ({ body: JSON.stringify(cut(JSON.parse(body))) }),
    '/console/driver/balance/history': json((reply) => inData(reply, cut(reply.data as never))),
  })
  const results = await checkContract(staff('admin@fleetgis.example'))
  expect(results.filter(({ outcome }) => outcome === 'differs').map(linesOf)).toEqual([
    expect.stringMatching(/^EP-A20 .*\n +data_list: expected 200 rows, found 1 rows, and more$/),
    expect.stringMatching(/^EP-B44 .*\n +data\.data_list: expected 200 rows, found 1 rows, and more$/),
  ])
})

/** Changes the JSON of a reply. */
const json =
  (change: (reply: Record<string, unknown>) => unknown) =>
  ({ body }: { body: string }) => ({ body: JSON.stringify(change(JSON.parse(body))) })

const inData = (reply: Record<string, unknown>, fields: object) => ({
  ...reply,
  data: { ...(reply.data as object), ...fields },
})

/** Changes each row of a list in the data of a reply. */
const rowsInData = (list: string, change: (row: Record<string, unknown>) => object) =>
  json((reply) => {
    const { [list]: rows } = (reply.data ?? {}) as Record<string, Record<string, unknown>[]>
    return inData(reply, { [list]: rows?.map(change) })
  })

test('`write` sends nothing back of a read that differs: a renamed field reads as empty, an odd flag as no right', async () => {
  const { staff, viewer, paths } = await open({
    '/driver/list/webconsole': rowsInData('data_list', ({ vehicleno, ...row }) => ({
      ...row,
      vehicle_no: vehicleno,
    })),
    '/console/location/address-list': rowsInData('location_list', ({ address, ...row }) => ({
      ...row,
      addr: address,
    })),
    '/role/list': json((reply) => ({
      ...reply,
      data_list: (reply.data_list as { permissions: object[] }[] | undefined)?.map((row) => ({
        ...row,
        permissions: row.permissions.map((grant) => ({ ...grant, can_view: 'Y', can_edit: 'Y' })),
      })),
    })),
  })
  const withheld = new Set<EndpointName>()
  for (const user of [staff('admin@fleetgis.example'), viewer('Group admin: bookings')])
    for (const { name, outcome, reason } of await checkContract({ ...user, write: true }))
      if (outcome === 'skipped' && reason === 'its read differs') withheld.add(name)
  expect([...withheld].toSorted()).toEqual([
    'saveRole',
    'setLocationStatus',
    'setMemberId',
    'updateDriver',
    'updateLocation',
  ])
  const { saveRole, setLocationStatus, setMemberId, updateDriver, updateLocation } = endpoints
  const writes = [saveRole, setLocationStatus, setMemberId, updateDriver, updateLocation]
  expect(writes.filter(({ path }) => paths.includes(path))).toEqual([])
  // What is read well is sent back.
  expect(paths).toContain(endpoints.saveUser.path)
})

test('WAL-13 a row of a whole wallet that cannot be read is no cut page', async () => {
  const { staff } = await open({
    '/driver/transaction': json((reply) => {
      const [first, ...others] = reply.data_list as object[]
      return { ...reply, data_list: [{ ...first, total: null }, ...others] }
    }),
  })
  const results = await checkContract(staff('admin@fleetgis.example'))
  expect(results.filter(({ outcome }) => outcome === 'differs').map(linesOf)).toEqual([
    expect.stringMatching(/^EP-A20 .*\n +data_list\[\]\.total: expected a number, found null$/),
  ])
})

test('a server that is wrong in ten ways and more: each is named, without a value', async () => {
  const { staff, world, paths } = await open({
    '/driver/driverByAdmin': json((reply) => ({
      ...reply,
      data_list: (reply.data_list as Record<string, unknown>[]).map(({ vehicleno, ...row }) => ({
        ...row,
        vehicle_no: vehicleno,
      })),
    })),
    '/trip/trip-info': json((reply) => inData(reply, { distancebykm: true })),
    '/role/list': json((reply) => ({
      ...reply,
      data_list: (reply.data_list as object[]).map((row) => ({ ...row, name: null })),
    })),
    '/console/dashboard': json((reply) => inData(reply, { total_amount: '123400' })),
    '/console/unknow-location/list': json((reply) => ({ result: reply })),
    '/driver/admin-info': json((reply) => ({ ...reply, data: [reply.data] })),
    '/driver/vehicle-color': json(({ status, ...reply }) => ({ ...reply, code: status })),
    '/trips/list': () => ({ status: 200, body: '<!doctype html><title>Proxy</title>' }),
    '/booking/trip-info': () => ({ body: '' }),
    '/booking/driver/admin-list': json((reply) => {
      const { data } = reply.data as { data: object[] }
      return inData(reply, { data: data.map((row) => ({ ...row, status: 77 })) })
    }),
    '/location/driver/current': json((reply) => inData(reply, { data_list: {} })),
    '/console/hi-admin/amount': () => ({ status: 503, body: 'busy' }),
    '/console/location/list': () => ({ status: 404, body: '<h1>Not found</h1>' }),
    '/user/list': () => ({ status: 403, body: '{"error":"no"}' }),
    '/rate/list': () => ({ status: 400, body: '{"status":400,"message":"zone: is missing"}' }),
    '/extra-charge/list': () => ({ status: 302, body: '' }),
    '/location/driver-ranking': () => ({ status: 404, body: '{"status":404,"message":"x"}' }),
    // A server may lack it.
    '/location/admin/changes': () => ({ status: 404, body: '{"status":404,"message":"x"}' }),
    // A booking may have no chat yet (CHAT-20).
    '/api/chat/conversation-id': () => ({ status: 404, body: '{"status":404,"message":"x"}' }),
  })
  const user = staff('admin@fleetgis.example')
  const results = await checkContract({ ...user, paths: { 'EP-A12': '/trips/list' } })
  expect(paths).not.toContain('/trip')
  const found = Object.fromEntries(
    results
      .filter(({ outcome }) => outcome === 'differs' || outcome === 'failed')
      .map((result) => [
        result.name,
        linesOf(result)
          .split('\n')
          .slice(1)
          .map((line) => line.trim()),
      ]),
  )
  expect(found).toEqual({
    consoleDrivers: [
      'data_list[].vehicleno: expected text, found nothing (10 times)',
      'data_list[].vehicle_no: is not in the contract',
    ],
    tripInfo: ['data.distancebykm: expected a number, found true or false'],
    roles: [expect.stringMatching(/^data_list\[\]\.name: expected text, found null \(\d times\)$/)],
    dashboard: ['data.total_amount: expected a number, found a number as text'],
    unknownLocations: [
      'status: expected one of 200, found nothing',
      'data: expected an object, found nothing',
      'result: is not in the contract',
    ],
    adminInfo: ['data: expected an object, found a list'],
    vehicleColours: ['status: expected one of 200, found nothing', 'code: is not in the contract'],
    trips: ['the answer: expected JSON, found an HTML page'],
    bookingTripInfo: ['the answer: expected JSON, found an empty body'],
    adminBookings: [
      'data.data[].status: expected one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 400, found another number (10 times)',
    ],
    currentTrips: ['data.data_list: expected a list, found an object'],
    topAdminTotals: [],
    savedLocations: ['the answer: expected JSON, found an HTML page'],
    users: [
      'status: expected a number, found nothing',
      'message: expected text, found nothing',
      'error: is not in the contract',
    ],
    rates: [],
    extraCharges: [],
    driverRanking: [],
  })
  const heads = Object.fromEntries(results.map((result) => [result.name, linesOf(result).split('\n')[0]]))
  expect(heads.topAdminTotals).toMatch(/failed 503$/)
  expect(heads.savedLocations).toMatch(/differs 404$/)
  expect(heads.rates).toMatch(/failed 400 \(the request is not accepted\)$/)
  expect(heads.driverRanking).toMatch(/failed 404 \(nothing is at this path\)$/)
  expect(heads.extraCharges).toMatch(/failed 302$/)
  expect(heads.driverLocationChanges).toMatch(/refused 404$/)
  expect(heads.bookingConversation).toMatch(/refused 404$/)

  const output = JSON.stringify(results)
  const secrets = [
    user.token,
    'zone',
    '123400',
    ...world.drivers.slice(0, 20).flatMap(({ name, mobile, key }) => [name.en, name.my, mobile, key]),
  ]
  expect(secrets.filter((value) => output.includes(value))).toEqual([])
})

/** Serves until the end of the test, and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  close = () => new Promise((resolve) => server.close(resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('a server that is not there is named with the cause', async () => {
  const url = await serve(() => {})
  await close()
  close = async () => undefined
  await expect(checkContract({ bases: { main: url }, token: 'a-token' })).rejects.toThrow(
    `${url} cannot be reached (ECONNREFUSED). Check --base.`,
  )
})

test('a server that is not there beside another one: its calls fail after the first one, and the others are compared', async () => {
  const { staff, url } = await open()
  const sent = new Set<string>()
  const console = 'https://console.example'
  const results = await checkContract({
    ...staff('admin@fleetgis.example'),
    bases: { main: url, console },
    fetch(input, init) {
      if (!String(input).startsWith(console)) return fetch(input, init)
      sent.add(String(input))
      return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
    },
  })
  expect(sent.size).toBe(1)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(failed.length).toBeGreaterThan(3)
  expect(new Set(failed.map(({ name, reason }) => `${endpoints[name].base}: ${reason}`))).toEqual(
    new Set(['console: its server cannot be reached (ECONNREFUSED)']),
  )
  expect(results.find(({ name }) => name === 'chatUser')?.outcome).toBe('same')
})

test('a server that accepts calls and never answers is named as late', async () => {
  const fetch = async () => {
    throw new DOMException('This operation was aborted', 'AbortError')
  }
  const bases = { main: 'https://fleet.example' }
  await expect(checkContract({ bases, token: 'a-token', fetch })).rejects.toThrow(
    'https://fleet.example cannot be reached in time. Check --base.',
  )
})

test.each(['', '<h1>Unauthorized</h1>'])(
  'a token refused with the body %j is named as refused',
  async (body) => {
    const url = await serve((_, response) => response.writeHead(401).end(body))
    await expect(checkContract({ bases: { main: url }, token: 'a-token' })).rejects.toThrow(
      'The server refuses the token: every call answers 401.',
    )
  },
)

test('a website instead of the API is named after three answers', async () => {
  let requests = 0
  const url = await serve((_, response) => {
    requests += 1
    response.writeHead(404).end('<!doctype html><h1>Not found</h1>')
  })
  await expect(checkContract({ bases: { main: url }, token: 'a-token' })).rejects.toThrow(
    `${url} is not the address of this API: none of its first 3 answers is JSON; the last is an HTML page with status 404.`,
  )
  expect(requests).toBe(3)
})

test('a server that answers only pages with 401 is named where another one accepts the token', async () => {
  const main = 'https://fleet.example'
  const other = 'https://other.example'
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input).startsWith(main)
      ? new Response('{}')
      : new Response('<h1>Unauthorized</h1>', { status: 401 })
  await expect(checkContract({ bases: { main, console: other }, token: 'a-token', fetch })).rejects.toThrow(
    `${other} is not the address of this API: none of its first 3 answers is JSON; the last is an HTML page with status 401.`,
  )
})

test('a redirect is not followed, so that the token goes nowhere else', async () => {
  let elsewhere = 0
  const other = createServer((_, response) => {
    elsewhere += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => other.listen(0, resolve))
  const { port } = other.address() as AddressInfo
  const url = await serve((_, response) => {
    response.writeHead(307, { Location: `http://localhost:${port}/` }).end('{}')
  })
  const results = await checkContract({ bases: { main: url }, token: 'a-token' })
  const asked = results.filter(({ outcome }) => outcome !== 'skipped')
  expect(new Set(asked.map(({ outcome, code }) => `${outcome} ${code}`))).toEqual(new Set(['failed 307']))
  expect(elsewhere).toBe(0)
  other.close()
})
