import { expect, test } from 'vitest'
import { Refusal, travelsInBody } from './answer.ts'
import { jsonInParts, refusalReply } from './http/reply.ts'
import { ORIGIN, openWorld } from './testing/openWorld.ts'

const filter = { search: ' ', domainids: [], startdate: '2026-11-20', enddate: '2026-11-20' }

async function entered() {
  const opened = openWorld()
  const { accessToken, refreshToken } = await opened.enter()
  const headers = { Authorization: `Bearer ${accessToken}` }
  return { ...opened, headers, refreshToken }
}

test('an unknown path answers 404, a known path with another method 405', async () => {
  const { send, respond } = openWorld()
  expect((await send('/nowhere', {})).status).toBe(404)
  expect((await send('/signin/', {})).status).toBe(404)
  expect((await respond(new Request(`${ORIGIN}/signin`))).status).toBe(405)
})

test.each([
  ['no token', {}],
  ['another scheme', { Authorization: 'Basic abc' }],
  ['a made-up token', { Authorization: 'Bearer made.up.token.0' }],
  ['an empty token', { Authorization: 'Bearer ' }],
])('%s answers 401 with a message', async (_, headers) => {
  const { send } = openWorld()
  expect(await send('/domain/list', {}, { headers })).toMatchObject({
    status: 401,
    body: { status: 401, message: expect.any(String) },
  })
})

test('a changed token answers 401, and so does a refresh token', async () => {
  const { send, headers, refreshToken } = await entered()
  const changed = headers.Authorization.replace('access', 'page')
  expect((await send('/domain/list', {}, { headers })).status).toBe(200)
  expect((await send('/domain/list', {}, { headers: { Authorization: changed } })).status).toBe(401)
  expect(
    (await send('/domain/list', {}, { headers: { Authorization: `Bearer ${refreshToken}` } })).status,
  ).toBe(401)
})

test('a web view calls with a page token; staff calls refuse it', async () => {
  const { send, world } = openWorld()
  const driver = world.drivers[0]?.userId ?? ''
  const token = world.tokens.issue({ kind: 'page', userId: driver }, world.now)
  expect((await send('/domain/list', {}, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(403)
})

test.each([
  ['no page', '/location', 'query'],
  ['a page that is no number', '/location?pageSize=300&curPage=one', 'curPage'],
  ['an empty page', '/location?pageSize=300&curPage=', 'curPage'],
  ['a page in other digits', '/location?pageSize=300&curPage=1e2', 'curPage'],
  ['a hexadecimal page', '/location?pageSize=0x10&curPage=1', 'pageSize'],
  ['page 0', '/location?pageSize=300&curPage=0', 'curPage'],
  ['half a page', '/location?pageSize=300&curPage=1.5', 'curPage'],
  ['a size below 0', '/location?pageSize=-1&curPage=1', 'pageSize'],
  ['two pages', '/location?pageSize=300&curPage=1&curPage=2', 'curPage'],
])('%s answers 400 and names the field', async (_, path, field) => {
  const { send, headers } = await entered()
  expect(await send(path, filter, { headers })).toMatchObject({
    status: 400,
    body: { status: 400, message: expect.stringContaining(field) },
  })
})

test.each([
  ['no JSON', '{', 'JSON'],
  ['nothing', '', 'search'],
  ['a list', [], 'body'],
  ['null', 'null', 'body'],
  ['a missing field', { ...filter, search: undefined }, 'search'],
  ['a number for a text', { ...filter, startdate: 20261120 }, 'startdate'],
  ['an object for a list', { ...filter, domainids: { 0: 'G001' } }, 'domainids'],
  ['a number in a list of texts', { ...filter, domainids: ['G001', 1] }, 'domainids.1'],
])('a body that is %s answers 400 and names the problem', async (_, body, what) => {
  const { send, headers } = await entered()
  expect(await send('/location?pageSize=300&curPage=1', body, { headers })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(what) },
  })
})

test('a list may come as its only value, and an empty text is an empty list', async () => {
  const { send, headers } = await entered()
  const total = async (domainids: unknown) =>
    (await send('/location?pageSize=300&curPage=1', { ...filter, domainids }, { headers })).body.data_list
      .length
  expect(await total('G001')).toBe(await total(['G001']))
  expect(await total('')).toBe(await total([]))
  expect(await total('G001')).toBeLessThan(await total([]))
})

test('a call without fields may come without a body', async () => {
  const { send, headers } = await entered()
  expect((await send('/domain/list', undefined, { headers })).status).toBe(200)
})

test('a malformed call does not change the world', async () => {
  const { send, world, captcha } = openWorld()
  const recap_token = captcha()
  const before = JSON.stringify(world.accounts.all())
  const body = {
    app_id: '001',
    user_id: 'new@fleetgis.example',
    user_name: 'New',
    password: 'd2VsY29tZS04',
    recap_token,
  }
  expect((await send('/signup', body)).status).toBe(400)
  expect(JSON.stringify(world.accounts.all())).toBe(before)
  expect((await send('/signup', { ...body, uuid: 'u', date_time: 'd' })).status).toBe(200)
})

test.each([203, 206, 406, 407, 411, 412, 416, 409])(
  'CF-117 the code %i travels in a 200 body',
  async (code) => {
    const response = refusalReply(new Refusal(code, 'why'), 'EP-A02')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 200, message_code: code, message: 'why' })
  },
)

test.each([400, 401, 403, 404, 500, 503])('CF-117 the code %i is the HTTP status', async (code) => {
  const response = refusalReply(new Refusal(code, 'why'), 'EP-A02')
  expect(response.status).toBe(code)
  expect(await response.json()).toEqual({ status: code, message: 'why' })
})

test('CF-117 the 409 of the route check is the HTTP status, that of reset and forgot password is not', () => {
  expect(travelsInBody(409, 'EP-A09')).toBe(false)
  expect(travelsInBody(409, 'EP-A02')).toBe(true)
  expect(travelsInBody(409, 'EP-A03')).toBe(true)
})

test('HEAD of the start page is answered like GET', async () => {
  const { respond } = openWorld()
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => respond(new Request(`${ORIGIN}/`, { method }))),
  )
  expect(head?.status).toBe(200)
  expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])])
})

test('CORS allows any origin and header', async () => {
  const { respond, send } = openWorld()
  const asked = await respond(
    new Request(`${ORIGIN}/location`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,appid',
      },
    }),
  )
  expect(asked.status).toBe(204)
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('authorization,content-type,appid')
  expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
  expect((await send('/domain/list', {})).headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('with a clock each request advances the world', async () => {
  const { world } = openWorld()
  const { createRespond } = await import('./respond.ts')
  const later = world.now + 60_000
  await createRespond(world, { clock: () => later })(new Request(`${ORIGIN}/`))
  expect(world.now).toBe(later)
})

test('a text of many parts is sent in turns, and another task runs between two of them; a short one is sent whole', async () => {
  let others = 0
  const timer = setInterval(() => {
    others += 1
  })
  function* parts(count: number) {
    for (let part = 0; part < count; part += 1) {
      const until = performance.now() + 2
      while (performance.now() < until);
      yield `${part},`
    }
  }
  expect(await jsonInParts(parts(9)).text()).toBe('0,1,2,3,4,5,6,7,8,')
  expect(others).toBe(0)
  const response = jsonInParts(parts(40))
  expect(await response.text()).toBe([...parts(40)].join(''))
  clearInterval(timer)
  expect(others).toBeGreaterThan(2)
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
})
