import type { PageQuery } from './readQuery.ts'

/** The texts of these parameters of a page. */
export const textsOf = (query: PageQuery, names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, query.text(name)]))
