import { ApiError, ServerError, UnauthorizedError } from '@fleetgis/api'

/** A call that failed, and when, in epoch milliseconds. */
export interface FailedCall {
  readonly error: unknown
  readonly at: number
}

/**
 * A report for the operator of the servers: the page, then a line for each failed call with its time, id, name, status
 * and request id. It contains no token, query, server message or id from the page's path (T1). Undefined if no call
 * failed.
 */
export function failureDetails(path: string, calls: readonly FailedCall[]): string | undefined {
  const lines = calls.flatMap(({ error, at }) =>
    error instanceof ApiError ? [`${new Date(at).toISOString()} ${describeCall(error)}`] : [],
  )
  return lines.length === 0 ? undefined : [pageOf(path), ...new Set(lines)].join('\n')
}

function describeCall(error: ApiError): string {
  const call = `${error.endpoint} ${error.call}: ${error.name}`
  if (error instanceof UnauthorizedError) return `${call} 401`
  if (!(error instanceof ServerError)) return call
  const code = error.messageCode === undefined ? '' : `, message_code ${error.messageCode}`
  const id = error.requestId === undefined ? '' : `, request ${error.requestId}`
  return `${call} ${error.status}${code}${id}`
}

/** The first two parts of a path, as far as they are words; the rest may be an id of a person. */
function pageOf(path: string): string {
  const parts = path.split('/').slice(1)
  const isWord = (part: string, index: number) => index < 2 && /^[a-z-]*$/.test(part)
  return `/${parts.map((part, index) => (isWord(part, index) ? part : ':id')).join('/')}`
}
