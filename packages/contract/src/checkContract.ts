import { createFleetClient, type Endpoint, FLEET_BASES, type FleetClientOptions } from '@fleetgis/api'
import { type EndpointName, endpoints } from '@fleetgis/api/endpoints'
import type { Comparison } from '@fleetgis/api/wire'
import { cutPage } from './cutPage.ts'
import { argumentsOf, type Found, type GivenIds, MissingArgument, SENT_BACK } from './ids.ts'
import { kindOf, parse, type RawAnswer, readAnswer, type Verdict } from './readAnswer.ts'
import { readSteps } from './reads.ts'
import type { Step } from './step.ts'
import { writePlan } from './writes.ts'

/** The address of the main API; the other servers have the same address unless they are given. */
type Bases = FleetClientOptions['bases']

/** The servers to check, the token to check them with, and what the calls may send. */
export interface ContractOptions {
  bases: Bases
  token: string
  /** Arguments of calls; the others are found in earlier answers. */
  ids?: GivenIds | undefined
  /** Other paths for assumed calls, by id. */
  paths?: Readonly<Record<string, string>> | undefined
  /** The app id of the web views; `001` by default. */
  appId?: string | undefined
  /** Whether writes are sent too, with a test account. Money calls are never sent. */
  write?: boolean | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
  /** The moment of the check, epoch milliseconds, for the calls with a period. */
  now?: number | undefined
  /** Called after each call. */
  onResult?: ((result: CallResult) => void) | undefined
}

/** One call: `skipped` calls were not sent, `refused` ones have a refusal of the right shape. */
export interface CallResult extends Comparison {
  id: string
  name: EndpointName
  outcome: Verdict['outcome'] | 'skipped'
  /** The code of a refusal or a failure. */
  code?: number
  /** Why the call was not sent, or has no answer. */
  reason?: string
}

/** The check cannot go on: no server is reached, or one refuses the token or is another one. */
export class CannotCheck extends Error {}

/** So many first answers of a server must not all be something else than JSON. */
const MOST_STRANGE = 3

const TOKEN_REFUSED =
  'The server refuses the token: every call answers 401. It may have expired, or belong to another server.'

/** Sends the calls one at a time and compares their answers with the strict shapes. Rejects with a CannotCheck. */
export async function checkContract(options: ContractOptions): Promise<readonly CallResult[]> {
  const { bases, token, appId = '001', now = Date.now(), onResult = () => {} } = options
  const fetch = options.fetch ?? globalThis.fetch
  const found: Partial<Found> = { ...options.ids }
  /** The arguments of writes that only an answer with differences had. */
  const withheld = new Set<string>()
  const results: CallResult[] = []
  /** The statuses of a server's answers that are no JSON, until one is. */
  const strange = new Map<string, number[]>()
  const answered = new Set<string>()
  const reached = new Set<string>()
  /** Why a server cannot be reached, by its address. */
  const down = new Map<string, string>()
  const addresses = new Set(FLEET_BASES.map((name) => bases[name] ?? bases.main))
  /** The last answer, or why there is none. */
  let last: { answer?: RawAnswer; error?: Error } = {}

  const client = createFleetClient({
    bases,
    pageToken: token,
    appId,
    paths: options.paths ?? {},
    retryAfter: 1,
    async fetch(input, init) {
      try {
        // A redirect is an answer: the token goes to no other address.
        const response = await fetch(input, { ...init, redirect: 'manual' })
        last = { answer: { status: response.status, text: await response.clone().text() } }
        return response
      } catch (error) {
        last = { error: error as Error }
        throw error
      }
    },
  })

  const add = (name: EndpointName, result: Omit<CallResult, 'id' | 'name'>) => {
    const whole = { id: endpoints[name].id, name, ...result }
    results.push(whole)
    onResult(whole)
  }
  const skip = (name: EndpointName, reason: string) =>
    add(name, { outcome: 'skipped', reason, differences: [], additions: [] })

  async function ask({ name, input, finds, pages }: Step): Promise<void> {
    const endpoint = endpoints[name] as unknown as Endpoint<unknown>
    if (endpoint.access === 'money') throw new Error(`${endpoint.id} moves money and is never sent.`)
    let value: unknown
    try {
      value = input(argumentsOf(found, withheld))
    } catch (error) {
      if (error instanceof MissingArgument) return skip(name, error.message)
      throw error
    }
    const base = bases[endpoint.base] ?? bases.main
    const noAnswer = (reason: string) =>
      add(name, { outcome: 'failed', reason, differences: [], additions: [] })
    const wasDown = down.get(base)
    if (wasDown !== undefined) return noAnswer(wasDown)
    last = {}
    const output = await client.call(endpoint, value).then(
      (read) => ({ read }),
      () => undefined,
    )
    const { answer, error } = last
    if (!answer) {
      if (reached.has(base)) return noAnswer('no answer')
      const reason = `its server cannot be reached${causeOf(error)}`
      down.set(base, reason)
      if (down.size === addresses.size)
        throw new CannotCheck(`${base} cannot be reached${causeOf(error)}. Check --base.`)
      return noAnswer(reason)
    }
    reached.add(base)
    checkServer(base, answer)
    const verdict = readAnswer(name, answer)
    const cut =
      pages && output && verdict.outcome !== 'refused'
        ? await cutPage(pages, pages.rows(output.read as never), answer.text, () =>
            client.call(endpoint, { ...(value as object), page: 2 }).then(
              (next) => pages.rows(next as never),
              () => [],
            ),
          )
        : undefined
    add(name, cut ? { ...verdict, outcome: 'differs', differences: [...verdict.differences, cut] } : verdict)
    if (output && verdict.outcome !== 'refused') keep(finds(output.read as never), verdict.outcome === 'same')
  }

  /** Given arguments and earlier answers have priority. */
  function keep(more: Partial<Found>, isSame: boolean): void {
    for (const [name, value] of Object.entries(more)) {
      if (value === undefined) continue
      if (!isSame && SENT_BACK.has(name)) withheld.add(name)
      else Object.assign(found, { [name]: found[name as keyof Found] ?? value })
    }
  }

  function checkServer(base: string, { status, text }: RawAnswer): void {
    if (parse(text) !== undefined) answered.add(base)
    if (answered.has(base)) return
    const statuses = [...(strange.get(base) ?? []), status]
    strange.set(base, statuses)
    if (statuses.length < MOST_STRANGE) return
    // A gateway in front of the API refuses a token in its own way.
    if (statuses.every((one) => one === 401)) checkToken(results)
    throw new CannotCheck(
      `${base} is not the address of this API: none of its first ${MOST_STRANGE} answers is JSON; the last is ${kindOf(text)} with status ${status}. Check --base.`,
    )
  }

  for (const step of readSteps(now, appId)) await ask(step)
  const writes: Readonly<Record<string, Step | string>> = options.write
    ? writePlan(appId, options.ids ?? {})
    : {}
  for (const [name, plan] of Object.entries(writes)) {
    if (typeof plan === 'string') skip(name as EndpointName, plan)
    else await ask(plan)
  }
  checkToken(results)
  return results
}

const NO_DATA =
  'No call was answered with data, so nothing was compared. Use the token of an account that may read.'

/** Throws where every call with the token has a refusal, which has no fields of the call. */
function checkToken(results: readonly CallResult[]): void {
  const asked = results.filter(
    ({ name, outcome }) => outcome !== 'skipped' && endpoints[name].auth === 'bearer',
  )
  if (asked.length === 0) return
  if (asked.every(({ code }) => code === 401)) throw new CannotCheck(TOKEN_REFUSED)
  if (asked.every(({ outcome }) => outcome === 'refused')) throw new CannotCheck(NO_DATA)
}

/** Whether a request was aborted because its time was over. */
export const isLate = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)

/** Why there is no answer, to follow "cannot be reached". */
export function causeOf(error: Error | undefined): string {
  const code = (error?.cause as { code?: unknown } | undefined)?.code
  if (typeof code === 'string') return ` (${code})`
  return error === undefined || isLate(error) ? ' in time' : ''
}
