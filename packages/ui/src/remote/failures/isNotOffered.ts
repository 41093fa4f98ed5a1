import { ServerError, UnauthorizedError } from '@fleetgis/api'

/**
 * Whether a server refuses a call that the documents give to web views only: it does not offer it to signed-in staff, whose
 * session goes on. CF-185.
 */
export function isNotOffered(error: unknown): boolean {
  if (error instanceof UnauthorizedError) return true
  return error instanceof ServerError && (error.messageCode ?? error.status) === 403
}
