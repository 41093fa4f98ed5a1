import { deviceLead } from '@fleetgis/domain/format'
import { readHttpDate } from './retry.ts'

/** The current time, by the server's clock where the device's is more than two minutes off. Source: CF-180. */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number
  /** How far the device's clock is ahead, in milliseconds, negative where it is behind; 0 within two minutes. */
  readonly lead: number
  /**
   * Reads `Date` and `Age` of an answer that arrives now. The answer must come from the network: a stored copy has an
   * old Date.
   */
  readHeaders(headers: Pick<Headers, 'get'>): void
  /** Calls `listener` whenever `lead` changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A Date before this one comes from a server without a clock. */
const EARLIEST = Date.UTC(2020, 0, 1)

/**
 * Creates the clock to pass to `createFleetClient`, which then reads the Date of answers of the main API that expose it,
 * and to `FleetProvider`. Source: CF-180.
 */
export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>()
  let lead = 0
  return {
    now: () => Date.now() - lead,
    get lead() {
      return lead
    },
    readHeaders(headers) {
      const server = readServerTime(headers)
      const measured = server === undefined ? lead : deviceLead(Date.now() - server, lead)
      if (measured === lead) return
      lead = measured
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The server's time by the headers of an answer, epoch milliseconds; undefined if they do not say it. */
export function readServerTime(headers: Pick<Headers, 'get'>): number | undefined {
  const date = readHttpDate(headers.get('Date'))
  const age = headers.get('Age')?.trim() || '0'
  if (date === undefined || date < EARLIEST || !/^\d{1,9}$/.test(age)) return undefined
  return date + Number(age) * 1000
}
