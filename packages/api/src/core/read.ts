import { isUnclear } from '@fleetgis/domain/auth'
import * as z from 'zod/mini'
import { bodyCode } from './bodyCode.ts'
import type { Endpoint } from './endpoint.ts'
import { ContractError, ServerError, SessionExpiredError, UnauthorizedError } from './errors.ts'
import { type DroppedRow, describe, isRecord, reportingDroppedRows } from './readers.ts'
import type { Answer } from './request.ts'

const SESSION_OVER = 416
const MESSAGE_LENGTH = 300

/**
 * Reads an answer into domain words, or throws its error: UnauthorizedError (401), SessionExpiredError (416 as code or
 * status: SESS-13), ServerError (any other status or code from 400 on) or ContractError. A money call whose reply has a
 * status without a meaning is not called done (decision 63).
 */
export function read<Output>(
  endpoint: Pick<Endpoint<never, unknown, unknown, unknown, Output>, 'id' | 'name' | 'response'> &
    Pick<Partial<Endpoint>, 'access'>,
  answer: Answer,
  onDropped: (row: DroppedRow) => void,
): Output {
  const code = bodyCode(answer.body)
  const message = messageOf(answer.body)
  if (code === SESSION_OVER || answer.status === SESSION_OVER) throw new SessionExpiredError(endpoint)
  if (answer.status === 401 || code === 401) throw new UnauthorizedError(endpoint, message)
  const isRefused = code !== undefined && code >= 400
  if (answer.status >= 400 || isRefused) {
    throw new ServerError(endpoint, answer.status, {
      // A `status` such as 1 or 200 beside an HTTP status says nothing of the error.
      messageCode: isRefused ? code : undefined,
      serverMessage: message,
      retryAfter: answer.retryAfter,
      requestId: answer.requestId,
    })
  }
  if (endpoint.access === 'money' && isRecord(answer.body)) {
    const { status, message_code: messageCode } = answer.body
    if (isUnclear({ status, messageCode }))
      throw new ContractError(endpoint, 'status', describe(status ?? messageCode), message)
  }
  const result = reportingDroppedRows(onDropped, () => z.safeParse(endpoint.response, answer.body))
  if (result.success) return result.data
  const path = result.error.issues[0]?.path ?? []
  throw new ContractError(endpoint, path.join('.'), describe(valueAt(answer.body, path)))
}

function messageOf(body: unknown): string | undefined {
  if (!isRecord(body) || typeof body.message !== 'string') return undefined
  return body.message.trim().slice(0, MESSAGE_LENGTH) || undefined
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  )
}
