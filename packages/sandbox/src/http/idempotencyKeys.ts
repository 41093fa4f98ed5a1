import { DAY } from '../base/stamp.ts'

/** The header that carries the idempotency key of a money call. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** A call with an idempotency key. */
export interface KeyedCall {
  /** The parts that identify the call: method, path, sender and key. */
  id: readonly string[]
  body: string
  /** Epoch milliseconds. */
  now: number
}

/** The idempotency keys of a world, each for 24 hours from its first use (CF-170). */
export interface IdempotencyKeys {
  /**
   * Executes a call, which has to resolve, once for its key: later calls get the same answer, and while the first one is in flight its result.
   * A 401, a 408, a 429 and a 5xx are not kept. Resolves to undefined if the key was used with another body.
   */
  once(call: KeyedCall, execute: () => Promise<Response>): Promise<Response | undefined>
}

interface Kept {
  body: string
  until: number
  answer: Promise<Response>
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const kept = new Map<string, Kept>()
  return {
    async once({ id, body, now }, execute) {
      for (const [name, { until }] of kept) if (until <= now) kept.delete(name)
      const name = JSON.stringify(id)
      const first = kept.get(name)
      if (first && first.body !== body) return undefined
      // Before any await, so that a call of the same moment finds it.
      const entry = first ?? { body, until: now + DAY, answer: execute() }
      kept.set(name, entry)
      const answer = await entry.answer
      if (!isKept(answer) && kept.get(name) === entry) kept.delete(name)
      return answer.clone()
    },
  }
}

function isKept({ status }: Response): boolean {
  return ![401, 408, 429].includes(status) && status < 500
}
