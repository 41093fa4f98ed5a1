import { replaceEqualDeep } from '@tanstack/react-query'
import { countAs } from './readers.ts'

/** The structural sharing of a query of a list: it keeps unchanged rows, and how many rows the server sent. */
export function shareList(before: unknown, now: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, now)
  if (Array.isArray(shared) && Array.isArray(now)) countAs(shared, now)
  return shared
}
