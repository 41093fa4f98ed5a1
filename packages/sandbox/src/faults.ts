import type { AnyEndpoint } from '@fleetgis/api'
import { endpoints } from '@fleetgis/api/endpoints'
import * as z from 'zod/mini'
import { createRandom } from './base/random.ts'

/** A latency is at most a minute (CF-184). */
const milliseconds = z.number().check(z.nonnegative(), z.maximum(60_000))

/** The names and ids of the calls. */
const CALLS: ReadonlySet<string> = new Set(Object.values(endpoints).flatMap(({ id, name }) => [id, name]))

/** The calls that a fault affects. */
const scope = {
  /** The name or id of an endpoint, such as `locations` or `EP-A11`; all endpoints if missing. */
  endpoint: z.optional(
    z
      .string()
      .check(
        z.refine((call) => CALLS.has(call), 'expected the name or id of a call, such as locations or EP-A11'),
      ),
  ),
  /** The share of the calls, from 0 to 1; all if missing. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The maximum number of times. */
  times: z.optional(z.int().check(z.minimum(1))),
}
/** Whether the call is executed before the fault, so that only its answer is lost. */
const afterwards = z.optional(z.boolean())

/** The kinds of faults. */
export const faultSchema = z.discriminatedUnion('kind', [
  /**
   * Delays the call by a number of milliseconds, or by a random one between two bounds; with `afterwards` its answer, so
   * that one may arrive after a newer one.
   */
  z.strictObject({
    kind: z.literal('latency'),
    ms: z.union([milliseconds, z.tuple([milliseconds, milliseconds])]),
    afterwards,
    ...scope,
  }),
  /** Never answers. */
  z.strictObject({ kind: z.literal('hang'), afterwards, ...scope }),
  /** A status with a message; `retryAfter` in seconds. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    retryAfter: z.optional(z.number()),
    afterwards,
    ...scope,
  }),
  /** A call with a token answers 401 and is not executed. `times: 20` makes a storm. */
  z.strictObject({ kind: z.literal('unauthorized'), ...scope }),
  /** The connection breaks in the middle of the answer. The call is executed, as with the next three kinds. */
  z.strictObject({ kind: z.literal('cut'), ...scope }),
  /**
   * The connection closes before the first byte of the answer. On a connection that was kept open, Chromium then sends
   * the call again by itself, a POST too.
   */
  z.strictObject({ kind: z.literal('close'), ...scope }),
  /** The answer is the first half of a JSON text. */
  z.strictObject({ kind: z.literal('badJson'), ...scope }),
  /** A proxy's HTML page with status 200. */
  z.strictObject({ kind: z.literal('html'), ...scope }),
])

export type Fault = z.output<typeof faultSchema>

/** The faults of a world. They can be changed while it runs. */
export interface Faults {
  readonly active: readonly Fault[]
  /** Replaces the active faults. */
  set(faults: readonly Fault[]): void
  clear(): void
  /**
   * Draws the faults of the next call of an endpoint: its latencies, and at most one other, which alone uses up one of
   * its `times`. The same seed and calls give the same faults.
   */
  draw(endpoint: Pick<AnyEndpoint, 'id' | 'name'>, call: { isBearer: boolean }): Fault[]
}

/** Whether a fault applies before the call is executed. */
export const isBefore = (fault: Fault): boolean =>
  fault.kind === 'unauthorized' ||
  ((fault.kind === 'status' || fault.kind === 'hang') && fault.afterwards !== true)

export function createFaults(seed: number): Faults {
  let active: { fault: Fault; left: number }[] = []
  const random = createRandom(seed, 'faults')
  return {
    get active() {
      return active.map(({ fault }) => fault)
    },
    set(faults) {
      active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    clear() {
      active = []
    },
    draw({ id, name }, { isBearer }) {
      const met = active
        .filter(
          ({ fault }) => [undefined, id, name].includes(fault.endpoint) && random.chance(fault.rate ?? 1),
        )
        .filter(({ fault }) => isBearer || fault.kind !== 'unauthorized')
      const others = met.filter(({ fault }) => fault.kind !== 'latency')
      const applied = others.find(({ fault }) => isBefore(fault)) ?? others[0]
      const drawn = met.filter((entry) => entry.fault.kind === 'latency' || entry === applied)
      for (const entry of drawn) entry.left -= 1
      active = active.filter(({ left }) => left > 0)
      return drawn.map(({ fault }) =>
        fault.kind === 'latency' && typeof fault.ms !== 'number'
          ? { ...fault, ms: Math.round(random.between(...fault.ms)) }
          : fault,
      )
    },
  }
}
