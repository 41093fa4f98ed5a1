const PARAMETER = 'token'
const KEY = 'fleetgis.token.'

/**
 * Which pages share a token: those inside the mobile app speak with one (`page`), while the token of a mail is for the
 * page that the mail names and for no other.
 */
export type TokenScope = 'page' | 'resetPassword' | 'verifyAccount'

/** A token that came with an address. */
export interface PageToken {
  scope: TokenScope
  value: string
}

/** What taking the token needs of a browser's window. */
export interface TokenWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: {
    readonly state: unknown
    replaceState(state: unknown, unused: string, url: string): void
  }
  /** May throw where storage is switched off. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
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
  window.history.replaceState(window.history.state, '', pathname + withoutToken(search) + hash)
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
