import type { Session } from '@fleetgis/api'
import type { ReadAddress } from './address.ts'
import type { PageTokens, TokenUse } from './pageToken.ts'
import { unescaped } from './parameters.ts'
import type { Route } from './route.ts'
import * as rows from './routes.ts'

/** Every address of the console. */
export const ROUTES: readonly Route[] = Object.values<Route>(rows)

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** The route of a path, and its parameters; undefined for an unknown path. */
export function findRoute(
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } | undefined {
  const segments = segmentsOf(path)
  for (const route of ROUTES) {
    const parts = segmentsOf(route.path)
    const isMatch =
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    if (isMatch) return { route, params: paramsOf(parts, segments) }
  }
  return undefined
}

/** The use that the page of a path has for a token. */
export const tokenUse = (path: string): TokenUse | undefined => findRoute(path)?.route.token

/** Whether a path is always inside the console's navbar and menu: all of `/home`, including unknown paths (ROUTE-21). */
export function isInShell(path: string): boolean {
  const match = findRoute(path)
  return match ? match.route.inShell === true : segmentsOf(path)[0] === 'home'
}

/** Whether the page of a path is one of signed-in users: only they see it, or they see it in the console's shell. */
export function isOfSession(path: string): boolean {
  const route = findRoute(path)?.route
  return route?.guard === 'session' || route?.inShell === 'signedIn'
}

/** Whether the page of a path is for all visitors: it shows nothing of a session, and has no use for a token. */
export const isPublic = (path: string): boolean =>
  !isOfSession(path) && !isInShell(path) && tokenUse(path) === undefined

interface ShellParts {
  readonly session: Pick<Session, 'user'>
  readonly tokens: Pick<PageTokens, 'for'>
}

/** Whether a page is shown inside the console's navbar and menu (CF-155). */
export function hasShell(path: string, { session, tokens }: ShellParts): boolean {
  if (findRoute(path)?.route.inShell !== 'signedIn') return isInShell(path)
  return session.user !== undefined && tokens.for(path) === undefined
}

/** The parameters of a page; a token that its guard needs is missing like any other (VAL-31, VAL-32). */
export function readRoute(
  { route, params }: NonNullable<ReturnType<typeof findRoute>>,
  search: string,
  token: string | undefined,
): ReadAddress<object> {
  const result = route.read(params, search)
  if (route.guard !== 'token' || token?.trim()) return result
  const { missing, invalid } = result.ok ? { missing: [], invalid: [] } : result
  return { ok: false, missing: ['token', ...missing], invalid }
}

function paramsOf(parts: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), unescaped(segments[index] ?? '')]] : [],
    ),
  )
}
