import { ApiError, type ClientEvent, ServerError } from '@fleetgis/api'

/** The only writer to the browser's log. No entry has a token, a query or personal data. */
export interface Logger {
  /** A failure that is not shown to the user, or in other words. */
  failed(what: string, error: unknown): void
  /** A problem that the user cannot fix, in a fixed text. */
  warned(what: string): void
  /** The client's events (retries, failures, dropped rows). */
  event(event: ClientEvent): void
}

/** Writes to `write`, one line per entry. */
export function createLogger(write: (line: string) => void): Logger {
  return {
    warned: write,
    failed: (what, error) => write(`${what}: ${describeError(error)}`),
    event(event) {
      if (event.type === 'renewed' || event.type === 'sessionExpired') return
      if (event.type === 'rowDropped')
        return write(`${event.endpoint}: dropped row ${event.index} of ${event.list}, for its ${event.field}`)
      const how = event.type === 'retried' ? `retry ${event.attempt}` : 'failed'
      write(`${event.endpoint}: ${how}: ${describeError(event.error)}`)
    },
  }
}

/**
 * The kind of an error and its numbers. Only this project's errors are known to have no personal data in their message.
 */
function describeError(error: unknown): string {
  if (error instanceof ServerError) return `${error.name} ${error.code}`
  if (error instanceof ApiError) return `${error.name} ${error.message}`
  return error instanceof Error ? error.name : typeof error
}
