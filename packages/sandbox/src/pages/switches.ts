import * as z from 'zod/mini'
import { Refusal, refuse } from '../answer.ts'
import { type Fault, faultSchema } from '../faults.ts'
import { refusalReply } from '../http/reply.ts'
import { type ScenarioName, scenarios } from '../scenarios/index.ts'
import type { World } from '../world.ts'

/** The result of a form on the sandbox's page. */
export interface Switched {
  response: Response
  /** The new world, if the form has changed it. */
  world?: World
}

/** The targets of the page's forms. */
export const SCENARIO_PATH = '/sandbox/scenario'
export const FAULTS_PATH = '/sandbox/faults'

const back = () => new Response(null, { status: 303, headers: { Location: '/' } })

/** Handles the forms of the sandbox's page; undefined for any other request. */
export async function switchReply(
  world: World,
  request: Request,
  { pathname }: URL,
): Promise<Switched | undefined> {
  if (request.method !== 'POST' || (pathname !== SCENARIO_PATH && pathname !== FAULTS_PATH)) return undefined
  try {
    const form = new URLSearchParams(await request.text())
    if (pathname === FAULTS_PATH) {
      switchFaults(world, form)
      return { response: back() }
    }
    return { response: back(), world: scenarioOf(world, form.get('name') ?? '') }
  } catch (error) {
    if (error instanceof Refusal) return { response: refusalReply(error, 'switches') }
    throw error
  }
}

/** Another world of the same seed at the same moment. Sessions stay valid. */
function scenarioOf({ seed, now, city, payments: { gatewayAddress } }: World, name: string): World {
  if (!Object.hasOwn(scenarios, name))
    refuse(400, `name: expected one of ${Object.keys(scenarios).join(', ')}`)
  return scenarios[name as ScenarioName]({ seed, now, city, gatewayAddress })
}

/** Adds the fault of a form to the active ones, or ends all. */
function switchFaults({ faults }: World, form: URLSearchParams): void {
  if (form.get('action') === 'clear') {
    faults.clear()
    return
  }
  const filled = (field: string) => form.get(field)?.trim() || undefined
  const number = (field: string) => (filled(field) === undefined ? undefined : Number(filled(field)))
  const kind = filled('kind')
  const parts = {
    kind,
    endpoint: filled('endpoint'),
    rate: number('rate'),
    times: number('times'),
    ...(kind === 'latency' && { ms: number('ms') }),
    ...(kind === 'status' && { status: number('status') }),
  }
  const fault = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
  const result = z.safeParse(faultSchema, fault)
  if (!result.success) {
    const [issue] = result.error.issues
    refuse(400, `${issue?.path.join('.') || 'kind'}: ${issue?.message ?? 'is not valid'}`)
  }
  faults.set([...faults.active, result.data as Fault])
}
