import type { AnyEndpoint } from './endpoint.ts'
import { ApiError, type Called, UsageError } from './errors.ts'

/** Whether a value is a call; programs without types may pass its name, or nothing. */
export const isCall = (value: unknown): value is AnyEndpoint => typeof Object(value).path === 'string'

/** Rejects with what to pass in place of a value that is no call. */
export async function refuseNoCall(value: unknown): Promise<never> {
  throw new UsageError(
    { id: 'no call', name: String(value) },
    'client.call takes a call, such as groups of "@fleetgis/api/map"; docs/endpoints.md lists them',
  )
}

/** Runs `use` with the input of a call; where it throws because a value is missing, the error names that value. */
export function withInput<Result>(call: Called, input: unknown, use: (input: unknown) => Result): Result {
  try {
    return use(input)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof RangeError) throw new UsageError(call, error.message)
    const names = missingNames(input, use)
    throw new UsageError(
      call,
      names.length === 0 ? 'the input has a value of another type' : `the input has no ${names.join(', ')}`,
    )
  }
}

/** Whether JSON leaves a value out or writes null for it: undefined, NaN and Infinity, beside null itself. */
const isLost = (value: unknown): boolean => JSON.stringify([value]) === '[null]'

/** The names that `use` reads and the input lacks. */
function missingNames(input: unknown, use: (input: unknown) => unknown): string[] {
  const names = new Set<string>()
  const watched = new Proxy(Object(input), {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (isLost(value) && typeof name === 'string') names.add(name)
      return value
    },
  })
  try {
    use(watched)
  } catch {
    // It throws as before: the names are what counts.
  }
  return [...names]
}
