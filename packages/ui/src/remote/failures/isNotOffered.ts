import { ServerError, UnauthorizedError } from '@fleetgis/api'
import { serverWords } from './serverWords.ts'

/** Refused, not there at all, and there without being answered: a method that is not allowed, or not implemented. */
const REFUSALS: readonly number[] = [403, 404, 405, 501]

/**
 * Whether a server refuses a call that the documents give to web views only: it does not offer it to signed-in staff, whose
 * session goes on. Once it has answered, a refusal is a failure like any other. CF-185.
 */
export function isNotOffered({ data, error }: { readonly data?: unknown; readonly error: unknown }): boolean {
  if (data !== undefined) return false
  if (error instanceof UnauthorizedError) return true
  return error instanceof ServerError && REFUSALS.includes(error.code)
}

/** The server's own words about such a refusal, without ours about a session that has ended; undefined without any. */
export const refusalWords = (error: unknown): string | undefined =>
  error instanceof UnauthorizedError ? error.serverMessage : serverWords(error)
