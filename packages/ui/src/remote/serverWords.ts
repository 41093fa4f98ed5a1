import { ServerError } from '@fleetgis/api'

/** What the server itself said of a failure, in plain text; undefined where it said nothing. */
export function serverWords(error: unknown): string | undefined {
  return error instanceof ServerError ? error.serverMessage : undefined
}
