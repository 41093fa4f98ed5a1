import { dropPageToken, type TokenScope, type TokenWindow, takePageToken } from '@fleetgis/api'

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
  let token = takePageToken(scope ?? 'none', window)

  function keepOnly(kept: TokenScope | undefined) {
    for (const other of SCOPES) if (other !== kept) dropPageToken(other, window)
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
