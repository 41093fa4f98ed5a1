/** How often the open street search may be asked: once a second, on the whole. */
const INTERVAL = 1000
/** Networks delay one request more than the next: so much sooner is not too soon. */
const TOLERANCE = 500

/** Who asks too often is turned away. */
export interface Pace {
  /** Whether a request that arrives at a moment, epoch milliseconds, is answered. One that is not does not count. */
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
