import { missingParameters, parametersOf, type QueryParameter } from '@fleetgis/domain/query'

/** The parameters of a page as they were sent: texts, so that `1e5`, `true` and ids of 19 digits stay what they are. */
export interface PageQuery {
  /** The text of a parameter, or undefined. */
  text(name: string): string | undefined
  /** The texts of a parameter that repeats, in their order. */
  list(name: string): readonly string[]
}

/** What an address lacks, and what of it cannot be accepted: names of parameters. */
export interface QueryProblem {
  missing: readonly string[]
  invalid: readonly string[]
}

export type QueryResult = { ok: true; query: PageQuery } | ({ ok: false } & QueryProblem)

/** More than any map shows at a time. */
const MAX_REPEATS = 100

/**
 * Reads the parameters of a page out of its query; all others are ignored. What is too long is invalid, and so is a
 * parameter that is given twice and does not repeat: two readers of the address could see two different things
 * (T11). The token is not in the address any more: it comes as `token` (CF-114).
 */
export function readQuery(page: string, search: string, token?: string): QueryResult {
  const parameters = new URLSearchParams(search)
  if (token === undefined) parameters.delete('token')
  else parameters.set('token', token)
  const known = parametersOf(page)
  const invalid = known
    .filter((one) => !isAcceptable(one, parameters.getAll(one.name)))
    .map(({ name }) => name)
  const missing = missingParameters(page, Object.fromEntries(parameters))
  if (invalid.length > 0 || missing.length > 0) return { ok: false, missing, invalid }
  const names = new Set(known.map(({ name }) => name))
  return {
    ok: true,
    query: {
      text: (name) => (names.has(name) ? (parameters.get(name) ?? undefined) : undefined),
      list: (name) => (names.has(name) ? parameters.getAll(name) : []),
    },
  }
}

function isAcceptable({ maxLength, repeats }: QueryParameter, values: readonly string[]): boolean {
  return values.length <= (repeats ? MAX_REPEATS : 1) && values.every((value) => value.length <= maxLength)
}
