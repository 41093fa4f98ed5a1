import type { AnyEndpoint } from '@fleetgis/api'
import * as z from 'zod/mini'
import { createRandom } from './base/random.ts'

const milliseconds = z.number().check(z.nonnegative())

/** Which calls a fault meets. */
const scope = {
  /** The name or id of an endpoint, such as `locations` or `EP-A11`; all, where there is none. */
  endpoint: z.optional(z.string()),
  /** In how many of the calls, from 0 to 1; in all, where it is not said. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** How often at most. */
  times: z.optional(z.int().check(z.minimum(1))),
}
/** Whether the call is executed all the same, and only its answer lost. */
const afterwards = z.optional(z.boolean())

/** What can go wrong with a call. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** The answer comes late: by so many milliseconds, or by something between two numbers. */
  z.strictObject({
    kind: z.literal('latency'),
    ms: z.union([milliseconds, z.tuple([milliseconds, milliseconds])]),
    ...scope,
  }),
  /** No answer ever comes. */
  z.strictObject({ kind: z.literal('hang'), afterwards, ...scope }),
  /** A status with a message; `retryAfter` in seconds. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    retryAfter: z.optional(z.number()),
    afterwards,
    ...scope,
  }),
  /** A call with a token answers 401: with `times` 20 it is a storm. Nothing is executed. */
  z.strictObject({ kind: z.literal('unauthorized'), ...scope }),
  /** The connection breaks in the middle of the answer. The call is executed, as in the next two. */
  z.strictObject({ kind: z.literal('cut'), ...scope }),
  /** The answer is half a JSON text. */
  z.strictObject({ kind: z.literal('badJson'), ...scope }),
  /** A proxy's HTML page with status 200. */
  z.strictObject({ kind: z.literal('html'), ...scope }),
])

export type Fault = z.output<typeof faultSchema>

/** The faults of a world, which can be switched while it runs. */
export interface Faults {
  readonly active: readonly Fault[]
  /** Puts these in place of those that were active. */
  set(faults: readonly Fault[]): void
  clear(): void
  /** The faults that meet the next call of an endpoint. The same seed and calls meet the same faults. */
  draw(endpoint: Pick<AnyEndpoint, 'id' | 'name'>): Fault[]
}

export function createFaults(seed: number): Faults {
  let active: { fault: Fault; left: number }[] = []
  let random = createRandom(seed, 'faults')
  return {
    get active() {
      return active.map(({ fault }) => fault)
    },
    set(faults) {
      active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
      random = createRandom(seed, 'faults')
    },
    clear() {
      active = []
    },
    draw({ id, name }) {
      const met = active.filter(
        ({ fault }) => [undefined, id, name].includes(fault.endpoint) && random.chance(fault.rate ?? 1),
      )
      for (const entry of met) entry.left -= 1
      active = active.filter(({ left }) => left > 0)
      return met.map(({ fault }) =>
        fault.kind === 'latency' && typeof fault.ms !== 'number'
          ? { ...fault, ms: Math.round(random.between(...fault.ms)) }
          : fault,
      )
    },
  }
}
