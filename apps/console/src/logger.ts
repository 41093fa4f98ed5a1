import { ApiError, type ClientEvent, ServerError } from '@fleetgis/api'

/** The one place where the console writes to the browser's log. No entry holds a token, a query or a person's data. */
export interface Logger {
  /** Something failed that the person is not told about, or is told in other words. */
  failed(what: string, error: unknown): void
  /** Something that the person cannot mend, in words of our own. */
  warned(what: string): void
  /** What the client tells (retries, failures, dropped rows). */
  event(event: ClientEvent): void
}

/** Writes to `write`, one line an entry. */
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

/** The kind of an error and its numbers. Only our own errors are known to carry no one's data in their message. */
function describeError(error: unknown): string {
  if (error instanceof ServerError) return `${error.name} ${error.code}`
  if (error instanceof ApiError) return `${error.name} ${error.message}`
  return error instanceof Error ? error.name : typeof error
}
