import { NetworkError, ServerError, TimeoutError, UnauthorizedError } from '@fleetgis/api'
import type { Code } from '@fleetgis/domain/auth'
import type { AuthText } from './words.ts'

/** The message of a failed call; `outcome` maps the server's codes. Source: ERR-01..09, CF-09. */
export function explain(error: unknown, outcome: (code: Code) => AuthText): AuthText {
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'auth.unreachable'
  if (error instanceof UnauthorizedError) return outcome(401)
  return outcome(error instanceof ServerError ? error.code : undefined)
}
