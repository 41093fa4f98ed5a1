import { parametersOf } from '@fleetgis/domain/query'
import { findRoute } from './routes.ts'

const PARAMETER = 'token'
const KEY = 'fleetgis.token.'

/**
 * Which pages share a token: those inside the mobile app speak with one (`page`), while the token of a mail is for the
 * page that the mail names and for no other.
 */
type TokenScope = 'page' | 'resetPassword' | 'verifyAccount'

const SCOPES: readonly TokenScope[] = ['page', 'resetPassword', 'verifyAccount']

/** The token of a mail is for its page alone; all other pages that take one share it (CF-114). */
const MAIL_TOKENS: Readonly<Record<string, TokenScope>> = {
  '/reset-password': 'resetPassword',
  '/view-message': 'verifyAccount',
}

/** The token that came with the address, for the pages that may have it. */
export interface PageTokens {
  /** The token for the page of a path; undefined where its row of the table takes none, or another one. */
  for(path: string): string | undefined
  /** Whether the page on screen takes the token of the mobile app and came without one. */
  isWanted(): boolean
  /** Keeps the token that the mobile app gave, in memory only: a reload asks again (T1). */
  give(token: string | undefined): void
  /** Drops what the page that is shown now does not take. */
  arrive(path: string): void
  /** Drops the token: there is none any more, nor after a reload. */
  drop(): void
  /** Calls `listener` when a token is dropped; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** What taking the token needs of a browser's window. */
export interface TokenWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: {
    readonly state: unknown
    replaceState(state: unknown, unused: string, url: string): void
  }
  /** May throw where storage is switched off. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Which token the page of a path takes; undefined where it takes none. */
export function tokenScope(path: string): TokenScope | undefined {
  const row = findRoute(path)?.route.path ?? ''
  if (!parametersOf(row).some(({ name }) => name === PARAMETER)) return undefined
  return MAIL_TOKENS[row] ?? 'page'
}

/**
 * Takes the token of the address, and keeps it while pages are shown that take it. Any other page drops it, so that it
 * never speaks for who comes next. Source: CF-06, CF-114.
 */
export function createPageTokens(window: TokenWindow): PageTokens {
  const listeners = new Set<() => void>()
  let current = window.location.pathname
  const scope = tokenScope(current)
  let token = takePageToken(window, scope)

  function keepOnly(kept: TokenScope | undefined) {
    for (const other of SCOPES) if (other !== kept) forget(window, other)
    if (token === undefined || scope === kept) return
    token = undefined
    for (const listener of [...listeners]) listener()
  }

  if (!findRoute(current)?.route.keepsToken) keepOnly(scope)

  return {
    for: (path) => (tokenScope(path) === scope ? token : undefined),
    isWanted: () => scope === 'page' && token === undefined,
    give(given) {
      if (scope === 'page') token ??= given
    },
    arrive(path) {
      if (path === current) return
      current = path
      keepOnly(tokenScope(path))
    },
    drop: () => keepOnly(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Takes the `token` of the address before anything else reads it: keeps it for this tab, so that Reload finds it
 * again, and removes it from the address, so that history, logs and referrers do not. Where the tab cannot keep it,
 * the address is left as it is. An address without a token gives the one that this tab kept for the scope. A page
 * without a scope has no use for a token: it is removed and forgotten. Undefined where there is none, or two.
 * Source: CF-114, EMB-09 (T1, T11).
 */
export function takePageToken(window: TokenWindow, scope: TokenScope | undefined): string | undefined {
  const { pathname, search, hash } = window.location
  const given = new URLSearchParams(search).getAll(PARAMETER)
  if (given.length === 0) return scope && kept(window, scope)
  const token = given.length === 1 ? given[0] || undefined : undefined
  if (scope && token && !keep(window, scope, token)) return token
  // A path that begins with // would be read as a host.
  const path = pathname.startsWith('//') ? `/.${pathname}` : pathname
  window.history.replaceState(window.history.state, '', path + withoutToken(search) + hash)
  return scope && token
}

/** The rest of the query as it was written: reading and writing it again would change how it is encoded. */
function withoutToken(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(PARAMETER))
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

function keep(window: TokenWindow, scope: TokenScope, token: string): boolean {
  try {
    window.sessionStorage.setItem(KEY + scope, token)
    return true
  } catch {
    return false
  }
}

function kept(window: TokenWindow, scope: TokenScope): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY + scope) ?? undefined
  } catch {
    return undefined
  }
}

function forget(window: TokenWindow, scope: TokenScope): void {
  try {
    window.sessionStorage.removeItem(KEY + scope)
  } catch {
    // Where storage is switched off, nothing was kept (CF-114).
  }
}
