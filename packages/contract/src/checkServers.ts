import { FLEET_BASES, type FleetBase } from '@fleetgis/api'
import { endpoints } from '@fleetgis/api/endpoints'
import { bodyCode, differences, wire } from '@fleetgis/api/wire'
import { causeOf, isLate } from './checkContract.ts'
import type { Bases } from './options.ts'
import { parse } from './readAnswer.ts'

export interface ServerOptions {
  bases: Bases
  token: string
  /** The origin of the console, such as `https://console.example.com`; CORS is not checked without it. */
  origin?: string | undefined
  /** The header with the key of money calls, where the servers honour one. */
  idempotencyHeader?: string | undefined
  /** Other paths for assumed calls, by id. */
  paths?: Readonly<Record<string, string>> | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
  /** Returns the time of this machine, epoch milliseconds. */
  clock?: (() => number) | undefined
}

/** What a server allows and sends, beside its answers. */
export interface ServerResult {
  /** The servers at this address. */
  names: readonly FleetBase[]
  address: string
  outcome: 'same' | 'differs'
  /** What is missing, with names of headers only. */
  problems: readonly string[]
  /** What was not checked, and why. */
  reason?: string
}

type Call = (typeof endpoints)[keyof typeof endpoints]

/** More than that, and ages and dates on screen follow the server instead of the device (CF-180). */
const MOST_CLOCK_DIFFERENCE = 120_000

/** How long a server may take to answer, in milliseconds: as long as a read of the client. */
const TIMEOUT_MS = 15_000

/** The servers whose reads need a token, by the documents (SESS-17). */
const GUARDED: ReadonlySet<string> = new Set<FleetBase>(['main', 'console', 'booking'])

/** Methods that a preflight need not name. */
const SIMPLE = new Set(['GET', 'POST'])

/**
 * Checks what each server allows and sends: a preflight for each method, a read, and the same read without a token. It
 * sends no money call, and no preflight to the path of one. A server that cannot be reached differs.
 */
export async function checkServers(options: ServerOptions): Promise<readonly ServerResult[]> {
  const { bases } = options
  const addresses = new Map<string, FleetBase[]>()
  for (const name of FLEET_BASES) {
    const address = (bases[name] ?? bases.main).replace(/\/+$/, '')
    addresses.set(address, [...(addresses.get(address) ?? []), name])
  }
  const results: ServerResult[] = []
  for (const [address, names] of addresses)
    results.push(
      await checkServer({ address, names }, options).catch((error: unknown) => {
        // As fetch rejects.
        if (!(error instanceof TypeError || isLate(error))) throw error
        return {
          names,
          address,
          outcome: 'differs',
          problems: [`cannot be reached${causeOf(error as Error)}`],
        }
      }),
    )
  return results
}

async function checkServer(
  { address, names }: Pick<ServerResult, 'address' | 'names'>,
  { token, origin, idempotencyHeader, paths = {}, clock = Date.now, ...options }: ServerOptions,
): Promise<ServerResult> {
  const fetch = options.fetch ?? globalThis.fetch
  const calls: readonly Call[] = Object.values(endpoints).filter(({ base }) =>
    names.some((name) => name === base),
  )
  const free = calls.filter(({ access }) => access !== 'money')
  const read = free.find((call) => call.access === 'read' && call.auth === 'bearer')
  if (!read) throw new Error(`No read is sent to ${names.join(', ')}.`)
  const send = (call: Call, method: string, headers: Record<string, string>) =>
    fetch(address + (paths[call.id] ?? call.path).replaceAll(/\{\w+\}/g, '0'), {
      method,
      headers: { ...headers, ...(origin !== undefined && { Origin: origin }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'POST' && { body: '{}' }),
    })
  const problems = new Set<string>()

  if (origin !== undefined) {
    const hasMoney = calls.length > free.length
    const wanted = [
      'Authorization',
      'Content-Type',
      ...(names.includes('booking') ? ['appid'] : []),
      ...(hasMoney && idempotencyHeader !== undefined ? [idempotencyHeader] : []),
    ]
    for (const method of new Set(calls.map((call) => call.method))) {
      const response = await send(free.find((call) => call.method === method) ?? read, 'OPTIONS', {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': wanted
          .map((name) => name.toLowerCase())
          .sort()
          .join(','),
      })
      for (const problem of preflightProblems(response, { origin, method, wanted }))
        problems.add(`a preflight of ${method} ${problem}`)
    }
  }

  const json: Record<string, string> = read.method === 'POST' ? { 'Content-Type': 'application/json' } : {}
  const answer = await send(read, read.method, { ...json, Authorization: `Bearer ${token}` })
  const refusal = await send(read, read.method, json)
  if (origin !== undefined) {
    for (const [what, { headers }] of [
      ['an answer', answer],
      ['a refusal', refusal],
    ] as const)
      for (const problem of [...originProblems(headers, origin), ...exposureProblems(headers)])
        problems.add(`${what} ${problem}`)
  }
  for (const problem of clockProblems(answer.headers, clock())) problems.add(`an answer ${problem}`)
  const reasons = origin === undefined ? ['CORS is not checked: give --origin'] : []
  if (GUARDED.has(read.base)) {
    const [withToken, without] = [await replyOf(answer), await replyOf(refusal)]
    const { code } = without
    if (code === undefined) {
      if (!isOther(read, without, withToken)) problems.add('answers a read without a token')
    } else if (code === withToken.code && !DENIED.has(code))
      reasons.push(`a read without a token is not checked: it answers ${code} with a token too`)
  }
  return {
    names,
    address,
    outcome: problems.size > 0 ? 'differs' : 'same',
    problems: [...problems],
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
  }
}

/** The codes of a refusal for want of a token. Others, such as that of a request without its fields, say nothing of it. */
const DENIED: ReadonlySet<number> = new Set([401, 403])

interface Reply {
  /** Of a refusal, by the HTTP status or in the body (CF-117). */
  code: number | undefined
  body: unknown
}

async function replyOf(response: Response): Promise<Reply> {
  const body = parse(await response.text())
  const code = response.ok ? bodyCode(body) : response.status
  return { code: code !== undefined && code >= 300 ? code : undefined, body }
}

/** Whether a reply differs from the shape of its call where the other one does not. */
function isOther({ name }: Call, reply: Reply, other: Reply): boolean {
  const differencesOf = ({ body }: Reply) =>
    differences(wire[name as keyof typeof wire], body).differences.map(({ path, expected, found }) =>
      [path, expected, found].join(' '),
    )
  const usual = differencesOf(other)
  return differencesOf(reply).some((difference) => !usual.includes(difference))
}

function preflightProblems(
  { ok, status, headers }: Response,
  { origin, method, wanted }: { origin: string; method: string; wanted: readonly string[] },
): string[] {
  if (!ok) return [`has the status ${status}`]
  const methods = listIn(headers, 'Access-Control-Allow-Methods')
  const allowed = listIn(headers, 'Access-Control-Allow-Headers')
  const isAllowed = (name: string) =>
    // A star stands for all headers but this one.
    allowed.includes(name.toLowerCase()) || (allowed.includes('*') && name !== 'Authorization')
  return [
    ...originProblems(headers, origin),
    ...(SIMPLE.has(method) || methods.includes(method.toLowerCase()) || methods.includes('*')
      ? []
      : ['does not allow the method']),
    ...wanted.filter((name) => !isAllowed(name)).map((name) => `does not allow the header ${name}`),
  ]
}

function originProblems(headers: Headers, origin: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === '*' || allowed === origin ? [] : ['does not allow the origin']
}

function exposureProblems(headers: Headers): string[] {
  const exposed = listIn(headers, 'Access-Control-Expose-Headers')
  if (exposed.includes('*')) return []
  return ['Date', 'Retry-After']
    .filter((name) => !exposed.includes(name.toLowerCase()))
    .map((name) => `does not expose the header ${name}`)
}

function clockProblems(headers: Headers, now: number): string[] {
  const sent = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(sent)) return ['has no Date']
  const age = Number(headers.get('Age') ?? 0) * 1_000
  const difference = Math.round((sent + age - now) / 1_000)
  return Math.abs(difference) * 1_000 <= MOST_CLOCK_DIFFERENCE
    ? []
    : [
        `has a Date that is ${Math.abs(difference)} s ${difference > 0 ? 'after' : 'before'} this machine's clock`,
      ]
}

/** The entries of a header that is a list, in small letters. */
const listIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())
