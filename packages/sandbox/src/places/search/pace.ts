/** The rate limit of the open street search: one request per second on average. */
const INTERVAL = 1000
/** Tolerance in milliseconds, because networks delay requests unevenly. */
const TOLERANCE = 500

/** A rate limiter. */
export interface Pace {
  /** Whether a request that arrives at a moment, epoch milliseconds, is allowed. A refused one does not count. */
  allows(at: number): boolean
}

export function createPace(): Pace {
  /** When the next request is due. */
  let due = Number.NEGATIVE_INFINITY
  return {
    allows(at) {
      if (at < due - TOLERANCE) return false
      due = Math.max(at, due) + INTERVAL
      return true
    },
  }
}
