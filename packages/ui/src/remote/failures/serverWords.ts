import { ServerError } from '@fleetgis/api'

/** The server's own words about a failure, in plain text; undefined without any. */
export function serverWords(error: unknown): string | undefined {
  return error instanceof ServerError ? error.serverMessage : undefined
}
