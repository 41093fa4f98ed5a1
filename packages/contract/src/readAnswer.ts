import type { EndpointName } from '@fleetgis/api/endpoints'
import { bodyCode, type Comparison, differences, refusals, wire } from '@fleetgis/api/wire'

/** An answer as it came. */
export interface RawAnswer {
  status: number
  text: string
}

/** How an answer compares with the shape of its call. */
export interface Verdict extends Comparison {
  /** `refused`: a refusal of the right shape. `failed`: the server cannot answer, or does not accept the request. */
  outcome: 'same' | 'differs' | 'refused' | 'failed'
  /** The code of a refusal or a failure. */
  code?: number
  reason?: string
}

/** Codes that say that the request is wrong: its method, fields or types have changed. */
const WRONG_REQUEST = new Set([400, 405, 406, 413, 415, 422])

/** Calls about one row, which may not exist (ERR-30, CHAT-20). Another call's 404 means that its path has changed. */
const MAY_BE_MISSING: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'driverLookup',
  'driverTripDetail',
  'ownerVehicleDetail',
  'ownerTripDetail',
  'bookingConversation',
  'chatUser',
])

/** Calls that a server may lack: no screen asks them, or only where `asksChanges` is set. */
const MAY_LACK: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'driverLocationChanges',
  'superAdminGroups',
  'vehicleColours',
])

/** Codes that say that the server cannot answer: it is late, asked too often, or has an error. */
const cannotAnswer = (code: number) => code >= 500 || code === 408 || code === 429

/** Compares an answer with the shape of its call, or with that of a refusal. */
export function readAnswer(name: EndpointName, { status, text }: RawAnswer): Verdict {
  const none = { differences: [], additions: [] }
  if (cannotAnswer(status) || (status >= 300 && status < 400))
    return { outcome: 'failed', code: status, ...none }
  const reply = parse(text)
  if (reply === undefined) {
    const difference = { path: '', expected: 'JSON', found: kindOf(text), times: 1 }
    return { ...none, outcome: 'differs', differences: [difference], ...(status >= 400 && { code: status }) }
  }
  const code = status >= 400 ? status : refusalIn(reply)
  if (code === undefined) {
    const comparison = differences(wire[name], reply)
    if (comparison.differences.length > 0) return { outcome: 'differs', ...comparison }
    return { outcome: 'same', ...comparison, ...(isWithoutRows(reply) && { reason: 'without rows' }) }
  }
  const comparison = differences(status >= 400 ? refusals.status : refusals.code, reply)
  if (comparison.differences.length > 0) return { outcome: 'differs', code, ...comparison }
  if (cannotAnswer(code)) return { outcome: 'failed', code, ...comparison }
  const reason = status >= 400 ? reasonOf(name, code) : reasonInBody(code)
  return reason
    ? { outcome: 'failed', code, reason, ...comparison }
    : { outcome: 'refused', code, ...comparison }
}

const NOT_ACCEPTED = 'the request is not accepted'

/** Of a refusal in a body with HTTP status 200, where 406 says that a user exists (ERR-02). */
const reasonInBody = (code: number) => (WRONG_REQUEST.has(code) && code !== 406 ? NOT_ACCEPTED : undefined)

function reasonOf(name: EndpointName, code: number): string | undefined {
  if (WRONG_REQUEST.has(code)) return NOT_ACCEPTED
  const isFine = MAY_BE_MISSING.has(name) || MAY_LACK.has(name)
  return code === 404 && !isFine ? 'nothing is at this path' : undefined
}

/** The parsed answer; undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The code of a refusal in a body with HTTP status 200. */
function refusalIn(reply: unknown): number | undefined {
  const code = bodyCode(reply)
  return code !== undefined && code >= 400 ? code : undefined
}

/** The names of the lists that replies consist of. */
const LISTS = [
  'data_list',
  'dataList',
  'data',
  'bookings',
  'location_list',
  'unknow_locations',
  'driver_list',
  'message',
]

/** The objects that a reply has its lists in. */
const HOLDERS = ['data', 'data_list']

/** Whether a reply is a list without rows, so that no row was compared. */
function isWithoutRows(reply: unknown): boolean {
  if (!isRecord(reply)) return false
  return (
    LISTS.some((name) => Array.isArray(reply[name]) && reply[name].length === 0) ||
    HOLDERS.some((name) => isWithoutRows(reply[name]))
  )
}

/** The kind of a body that is not JSON. */
export function kindOf(text: string): string {
  if (text.trim() === '') return 'an empty body'
  return /^\s*</.test(text) ? 'an HTML page' : 'text'
}
