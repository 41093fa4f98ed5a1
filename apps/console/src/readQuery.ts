import { missingParameters, parametersOf, type QueryParameter } from '@fleetgis/domain/query'

/** The parameters of a page as sent: texts, so that `1e5`, `true` and ids of 19 digits are unchanged. */
export interface PageQuery {
  /** The text of a parameter, or undefined. */
  text(name: string): string | undefined
  /** The texts of a repeated parameter, in order. */
  list(name: string): readonly string[]
}

/** The names of an address's missing and invalid parameters. */
export interface QueryProblem {
  missing: readonly string[]
  invalid: readonly string[]
}

export type QueryResult = { ok: true; query: PageQuery } | ({ ok: false } & QueryProblem)

/** More than any map shows at once. */
const MAX_REPEATS = 100

/**
 * Reads the parameters of a page from its query and ignores others. A value that is too long is invalid, and so is a
 * repeated parameter that must not repeat, because two readers could use different ones (T11). The token is no longer
 * in the address: it is passed as `token` (CF-114).
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
