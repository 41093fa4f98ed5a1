import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { createFleetClient } from '../core/client.ts'
import type { AnyEndpoint, Endpoint, EndpointInput, EndpointReply } from '../core/endpoint.ts'
import { ApiError } from '../core/errors.ts'
import { isRecord } from '../core/readers.ts'
import { fakeFetch, json } from './fakeFetch.ts'
import { editsWith, spoil } from './spoil.ts'

/** The number of malformed replies per call. */
export const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 10)

/** The kinds of values at each place of the sample outputs. */
interface Shape {
  kinds: Set<string>
  fields: Map<string, Shape>
  items: Shape | undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value
}

function shapeOf(samples: readonly unknown[]): Shape {
  const records = samples.filter(isRecord)
  const lists = samples.filter(Array.isArray)
  const keys = new Set(records.flatMap((record) => Object.keys(record)))
  return {
    kinds: new Set(samples.map(kindOf)),
    fields: new Map([...keys].map((key) => [key, shapeOf(records.map((record) => record[key]))])),
    items: lists.length > 0 ? shapeOf(lists.flat()) : undefined,
  }
}

/** The place where `value` has a kind that the samples do not have; undefined if it fits. */
function misfit(shape: Shape | undefined, value: unknown, at = 'answer'): string | undefined {
  if (!shape?.kinds.has(kindOf(value))) return `${at}: ${kindOf(value)}`
  if (Array.isArray(value)) {
    return value
      .map((item, index) => misfit(shape.items, item, `${at}.${index}`))
      .find((found) => found !== undefined)
  }
  if (!isRecord(value)) return undefined
  const keys = new Set([...shape.fields.keys(), ...Object.keys(value)])
  return [...keys]
    .map((key) => misfit(shape.fields.get(key), value[key], `${at}.${key}`))
    .find((found) => found !== undefined)
}

/**
 * Sends malformed replies to a call, and throws unless each is refused with an `ApiError` or read into values of the
 * same kinds as good replies (R1). Of the good replies, one has every field, and another lacks the optional ones: only
 * those may be undefined.
 */
export async function fuzzReply<const E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  ...replies: readonly [EndpointReply<E>, ...EndpointReply<E>[]]
): Promise<void> {
  let calls = 0
  const call = (reply: unknown) =>
    createFleetClient({
      // A separate host per call, because calls to one host may have to wait for each other (T19).
      bases: { main: `https://a${calls++}.example` },
      fetch: fakeFetch(() => json(reply ?? null)).fetch,
      retryAfter: 0,
    }).call(endpoint as unknown as Endpoint<unknown>, input)
  const shape = shapeOf(await Promise.all(replies.map(call)))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...replies), editsWith(), async (reply, changes) => {
      const spoilt = spoil(reply, changes)
      const answer = await call(spoilt).catch((error: unknown) => {
        if (error instanceof ApiError) return error
        throw error
      })
      const found = answer instanceof ApiError ? undefined : misfit(shape, answer)
      if (found !== undefined) throw new Error(`read as ${found}`)
      // What weak references point to is collected between tasks only.
      await setImmediate()
    }),
    { numRuns: FUZZ_RUNS },
  )
}
