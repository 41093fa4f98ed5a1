const PARAMETER = 'token'
const KEY = 'fleetgis.token.'

/**
 * The scope of a token: pages inside the mobile app share one (`page`), while the token of a mail is only for the
 * mail's page.
 */
type TokenScope = 'page' | 'resetPassword' | 'verifyAccount'

const SCOPES: readonly TokenScope[] = ['page', 'resetPassword', 'verifyAccount']

/**
 * The use that a page has for a token; `kept` uses none, but loading it keeps the tab's, because Back leads to a page that
 * uses it.
 */
export type TokenUse = TokenScope | 'kept'

/** The token of the address, for the pages that may use it. */
export interface PageTokens {
  /** The token for the page of a path; undefined if its route uses none, or another one. */
  for(path: string): string | undefined
  /** Whether the present page uses the mobile app's token and has none. */
  isWanted(): boolean
  /** Stores the mobile app's token in memory only: a reload requests it again (T1). */
  give(token: string | undefined): void
  /** Drops the tokens that the shown page does not use. */
  arrive(path: string): void
  /** Drops the token, also for reloads. */
  drop(): void
  /** Calls `listener` when a token is dropped; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** The used part of a browser's window. */
export interface TokenWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: {
    readonly state: unknown
    replaceState(state: unknown, unused: string, url: string): void
  }
  /** May throw if storage is disabled. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly performance: Pick<Performance, 'getEntriesByType' | 'navigation'>
}

/**
 * Takes the token of the address, and keeps it while the shown pages use it. Any other page drops it, so that the next
 * user cannot use it. Source: CF-06.
 */
export function createPageTokens(
  window: TokenWindow,
  tokenOf: (path: string) => TokenUse | undefined,
): PageTokens {
  const listeners = new Set<() => void>()
  let current = window.location.pathname
  const scopeOf = (path: string) => {
    const use = tokenOf(path)
    return use === 'kept' ? undefined : use
  }
  const scope = scopeOf(current)
  let token = takePageToken(window, scope)

  function keepOnly(kept: TokenScope | undefined) {
    for (const other of SCOPES) if (other !== kept) forget(window, other)
    if (token === undefined || scope === kept) return
    token = undefined
    for (const listener of [...listeners]) listener()
  }

  if (tokenOf(current) !== 'kept') keepOnly(scope)

  return {
    for: (path) => (scopeOf(path) === scope ? token : undefined),
    isWanted: () => scope === 'page' && token === undefined,
    give(given) {
      if (scope === 'page') token ??= given
    },
    arrive(path) {
      if (path === current) return
      current = path
      keepOnly(scopeOf(path))
    },
    drop: () => keepOnly(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Takes the `token` of the address before other code reads it: stores it for this tab, so that a reload finds it, and
 * removes it from the address, history, logs and referrers. If storage fails, the address is unchanged. Without a token
 * in the address, returns the stored one of the scope; that of a mail only for a reload, because each mail has its own.
 * On a page without a scope the token is removed and dropped. Undefined without a token, or with two. Source: CF-114.
 */
export function takePageToken(window: TokenWindow, scope: TokenScope | undefined): string | undefined {
  const { pathname, search, hash } = window.location
  const given = new URLSearchParams(search).getAll(PARAMETER)
  if (given.length === 0) {
    if (scope && (scope === 'page' || isReload(window))) return kept(window, scope)
    if (scope) forget(window, scope)
    return undefined
  }
  const token = given.length === 1 ? given[0] || undefined : undefined
  if (scope && !token) forget(window, scope)
  if (scope && token && !keep(window, scope, token)) return token
  // A path that starts with // would be read as a host.
  const path = pathname.startsWith('//') ? `/.${pathname}` : pathname
  window.history.replaceState(window.history.state, '', path + withoutToken(search) + hash)
  return scope && token
}

function isReload({ performance }: TokenWindow): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Safari 14 has no such entry.
  return entry ? entry.type === 'reload' : performance.navigation.type === 1
}

/** The rest of the query as written, because parsing and serializing would change its encoding. */
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
    // With disabled storage nothing was stored (CF-114).
  }
}
