const PARAMETER = 'token'
const KEY = 'fleetgis.token.'

/**
 * The scope of a token: pages inside the mobile app share one (`page`), while the token of a mail is only for the
 * mail's page.
 */
export type TokenScope = 'page' | 'resetPassword' | 'verifyAccount'

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
 * Takes the `token` of the address before other code reads it: stores it for this tab, so that a reload finds it, and
 * removes it from the address, history, logs and referrers. If storage fails, the address is unchanged. Without a token
 * in the address, returns the stored one of the scope (`page` by default); that of a mail only for a reload, because each
 * mail has its own. On a page without a use for it (`none`) the token is removed and dropped. Undefined without a token,
 * with two, and on a server. Source: CF-114.
 */
export function takePageToken(
  scope: TokenScope | 'none' = 'page',
  window: TokenWindow | undefined = globalThis.window,
): string | undefined {
  if (window === undefined) return undefined
  const { pathname, search, hash } = window.location
  const given = new URLSearchParams(search).getAll(PARAMETER)
  const isUsed = scope !== 'none'
  if (given.length === 0) {
    if (isUsed && (scope === 'page' || isReload(window))) return kept(window, scope)
    if (isUsed) dropPageToken(scope, window)
    return undefined
  }
  const token = given.length === 1 ? given[0] || undefined : undefined
  if (isUsed && !token) dropPageToken(scope, window)
  if (isUsed && token && !keep(window, scope, token)) return token
  // A path that starts with // would be read as a host.
  const path = pathname.startsWith('//') ? `/.${pathname}` : pathname
  window.history.replaceState(window.history.state, '', path + withoutToken(search) + hash)
  return isUsed ? token : undefined
}

/** Drops the token that `takePageToken` has stored for this tab, so that the next user of the page cannot use it. */
export function dropPageToken(
  scope: TokenScope = 'page',
  window: TokenWindow | undefined = globalThis.window,
): void {
  try {
    window?.sessionStorage.removeItem(KEY + scope)
  } catch {
    // With disabled storage nothing was stored (CF-114).
  }
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
