import { endpoints } from '@fleetgis/api/endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { checkServers, type ServerOptions } from './checkServers.ts'
import { linesOfServer } from './report.ts'
import { openSandbox } from './testing/openSandbox.ts'

const ORIGIN = 'https://console.example'

let close = async (): Promise<unknown> => undefined

afterEach(() => close())

interface Sent {
  method: string
  path: string
  headers: Headers
}

/** The sandbox, and options of a check whose answers may be changed. */
async function open(change: (headers: Headers, sent: Sent) => number | undefined = () => undefined) {
  const sandbox = await openSandbox()
  close = sandbox.close
  const sent: Sent[] = []
  const { bases, token } = sandbox.staff('admin@fleetgis.example')
  const options: ServerOptions = {
    bases,
    token,
    origin: ORIGIN,
    idempotencyHeader: 'Idempotency-Key',
    async fetch(input, init) {
      const request = new Request(input, init)
      const one = {
        method: request.method,
        path: new URL(request.url).pathname,
        headers: new Headers(init?.headers),
      }
      sent.push(one)
      const response = await fetch(input, init)
      const headers = new Headers(response.headers)
      const status = change(headers, one) ?? response.status
      return new Response(status === 204 ? null : await response.text(), { status, headers })
    },
  }
  return { ...sandbox, options, sent }
}

test('the sandbox allows and sends all that a server must', async () => {
  const { options } = await open()
  expect(await checkServers(options)).toEqual([
    {
      names: ['main', 'console', 'booking', 'chat', 'mainHost'],
      address: options.bases.main,
      outcome: 'same',
      problems: [],
    },
  ])
})

test('slashes at the end of an address make no other server, and no other path', async () => {
  const { options, url, sent } = await open()
  const results = await checkServers({
    ...options,
    bases: { main: `${url}/`, console: url, chat: `${url}//` },
  })
  expect(results).toMatchObject([{ address: url, outcome: 'same', problems: [] }])
  expect(sent.filter(({ path }) => path.startsWith('//'))).toEqual([])
})

test('a server that cannot be reached differs, and the others are checked', async () => {
  const { options, url } = await open()
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input).startsWith('https://chat.example/')
      ? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
      : (options.fetch ?? globalThis.fetch)(input, init)
  const bases = { main: url, chat: 'https://chat.example' }
  expect(await checkServers({ ...options, bases, fetch })).toMatchObject([
    { names: ['main', 'console', 'booking', 'mainHost'], outcome: 'same' },
    { names: ['chat'], outcome: 'differs', problems: ['cannot be reached (ECONNREFUSED)'] },
  ])
})

test('a server that never answers is late after 15 s', async () => {
  const { options, url } = await open()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')))
    return late.signal
  })
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
  const results = await checkServers({ ...options, bases: { main: url }, fetch })
  expect(timeout.mock.calls).toEqual([[15_000]])
  timeout.mockRestore()
  expect(results).toMatchObject([{ outcome: 'differs', problems: ['cannot be reached in time'] }])
})

test('no money call is sent, and no preflight to the path of one', async () => {
  const { options, url, sent } = await open()
  // Several addresses of one server.
  const bases = { main: url, console: `${url}/.`, booking: `${url}/./.`, chat: `${url}/././.`, mainHost: url }
  await checkServers({ ...options, bases })
  const money = Object.values(endpoints).filter(({ access }) => access === 'money')
  expect(money.length).toBeGreaterThan(5)
  const paths = new Set(sent.map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(3)
  expect(money.filter(({ path }) => paths.has(path))).toEqual([])
  const preflights = sent.filter(({ method }) => method === 'OPTIONS')
  expect(preflights.length).toBeGreaterThan(3)
  for (const { headers } of sent) expect(headers.get('Origin')).toBe(ORIGIN)
  for (const { headers } of preflights) expect(headers.has('Authorization')).toBe(false)
})

const isPreflight = ({ method }: Sent) => method === 'OPTIONS'
const hasToken = ({ headers }: Sent) => headers.has('Authorization')

test.each<[string, (headers: Headers, sent: Sent) => number | undefined, string[]]>([
  [
    'no CORS at all',
    (headers) => {
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
      return undefined
    },
    [
      'a preflight of POST does not allow the origin',
      'a preflight of POST does not allow the header Authorization',
      'a preflight of POST does not allow the header Idempotency-Key',
      'a preflight of PUT does not allow the method',
      'an answer does not allow the origin',
      'an answer does not expose the header Date',
      'a refusal does not expose the header Retry-After',
    ],
  ],
  [
    'another origin',
    (headers) => void headers.set('Access-Control-Allow-Origin', 'https://other.example'),
    ['a preflight of POST does not allow the origin', 'an answer does not allow the origin'],
  ],
  [
    'a star in place of the headers',
    (headers, sent) => {
      if (isPreflight(sent)) headers.set('Access-Control-Allow-Headers', '*')
      return undefined
    },
    ['a preflight of POST does not allow the header Authorization'],
  ],
  [
    'a preflight that needs a token',
    (_, sent) => (isPreflight(sent) ? 401 : undefined),
    ['a preflight of GET has the status 401', 'a preflight of POST has the status 401'],
  ],
  [
    'CORS on success only',
    (headers, sent) => {
      if (!isPreflight(sent) && !hasToken(sent)) headers.delete('Access-Control-Allow-Origin')
      return undefined
    },
    ['a refusal does not allow the origin'],
  ],
  [
    'Date not exposed',
    (headers) => void headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id'),
    ['an answer does not expose the header Date', 'a refusal does not expose the header Date'],
  ],
])('%s is named, header by header', async (_, change, problems) => {
  const { options } = await open(change)
  const [result] = await checkServers(options)
  expect(result?.outcome).toBe('differs')
  expect(result?.problems).toEqual(expect.arrayContaining(problems))
})

test('only what is missing is named', async () => {
  const { options } = await open((headers, sent) => {
    if (!isPreflight(sent) && !hasToken(sent)) headers.delete('Access-Control-Allow-Origin')
    return undefined
  })
  expect((await checkServers(options))[0]?.problems).toEqual(['a refusal does not allow the origin'])
})

test('a list of headers in any case, and stars where they count, are enough', async () => {
  const { options } = await open((headers, sent) => {
    headers.set('Access-Control-Allow-Origin', ORIGIN)
    headers.set('Access-Control-Expose-Headers', '*')
    if (isPreflight(sent)) {
      headers.set('Access-Control-Allow-Headers', '*, AUTHORIZATION')
      headers.set('Access-Control-Allow-Methods', '*')
    }
    return undefined
  })
  expect((await checkServers(options))[0]?.problems).toEqual([])
})

test.each([
  [-119_000, []],
  [119_000, []],
  [86_400_000, ["an answer has a Date that is 86400 s before this machine's clock"]],
  [-3_600_000, ["an answer has a Date that is 3600 s after this machine's clock"]],
])('CF-180 a clock %i ms off: %j', async (shift, problems) => {
  const date = Date.UTC(2026, 10, 20)
  const { options } = await open((headers) => void headers.set('Date', new Date(date).toUTCString()))
  const [result] = await checkServers({ ...options, clock: () => date + shift })
  expect(result?.problems).toEqual(problems)
})

test('CF-180 the age of an answer counts, and one without a Date is named', async () => {
  const date = Date.UTC(2026, 10, 20)
  const aged = await open((headers) => {
    headers.set('Date', new Date(date).toUTCString())
    headers.set('Age', '3600')
    return undefined
  })
  expect((await checkServers({ ...aged.options, clock: () => date + 3_600_000 }))[0]?.problems).toEqual([])
  await aged.close()
  const { options } = await open((headers) => void headers.delete('Date'))
  expect((await checkServers(options))[0]?.problems).toEqual(['an answer has no Date'])
})

test('a server that answers a read without a token is named; a refusal in the body is enough', async () => {
  const { options, url } = await open()
  const check = async (body: object, answer?: object) => {
    const fetch: typeof globalThis.fetch = (input, init) => {
      const reply = new Headers(init?.headers).has('Authorization') ? answer : body
      return init?.method !== 'OPTIONS' && reply
        ? Promise.resolve(Response.json(reply))
        : (options.fetch ?? globalThis.fetch)(input, init)
    }
    const [main, chat] = await checkServers({
      ...options,
      origin: undefined,
      bases: { main: url, chat: `${url}/.` },
      fetch,
    })
    return { main: main?.problems, chat: chat?.problems }
  }
  expect(await check({ status: 200, data_list: [] })).toEqual({
    main: ['answers a read without a token'],
    // The documents do not say that the chat needs one.
    chat: [],
  })
  for (const refusal of [
    { status: 200, message_code: 401 },
    { status: 'error', message: 'Unauthorized' },
  ])
    expect(await check(refusal)).toEqual({ main: [], chat: [] })
  // Answers that differ from their shape are no refusals.
  const late = { status: '200', message: 'ok' }
  expect((await check(late, late)).main).toContain('answers a read without a token')
})

test('a server that refuses a request without fields, with a token too, is not checked for the token', async () => {
  const { options } = await open((_, { method }) => (method === 'OPTIONS' ? undefined : 400))
  const [result] = await checkServers({ ...options, origin: undefined })
  expect(result).toMatchObject({
    problems: [],
    reason:
      'CORS is not checked: give --origin; a read without a token is not checked: it answers 400 with a token too',
  })
  await close()
  const denied = await open((_, sent) => (isPreflight(sent) ? undefined : hasToken(sent) ? 400 : 401))
  expect((await checkServers(denied.options))[0]).not.toHaveProperty('reason')
})

test('without an origin CORS is not checked, and the line says so', async () => {
  const { options, sent } = await open()
  const { origin: _, ...rest } = options
  const [result] = await checkServers(rest)
  expect(result && linesOfServer(result)).toBe(
    'main, console, booking, chat, mainHost: same (CORS is not checked: give --origin)',
  )
  expect(sent.filter(isPreflight)).toEqual([])
})
