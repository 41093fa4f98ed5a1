import { type FleetClient, UnauthorizedError } from '@fleetgis/api'
import type { Shown } from './shownPage.ts'

/** Whether the server refused the token of the shown page. */
export interface PageRefusal {
  /** Whether the first answer of this visit was a 401. */
  isRefused(visit: number | undefined): boolean
  /** The server's words of the refusal of this visit, for the pages that show them (ERR-26). */
  words(visit: number | undefined): string | undefined
  /** Calls `listener` when a page is refused; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Returns the client with its answers observed. */
  watch(client: FleetClient): FleetClient
}

/**
 * A 401 of the first answered call of a page is the failure of the page; a later one is for the widget that called
 * (PERM-24, CF-151). Calls without a token do not count, nor do calls of a page that was left.
 */
export function createPageRefusal(shown: () => Pick<Shown, 'visit'> | undefined): PageRefusal {
  const listeners = new Set<() => void>()
  let latest: { visit: number | undefined; isRefused: boolean; words?: string | undefined } | undefined

  function settle(visit: number | undefined, isRefused: boolean, words?: string) {
    if (visit !== shown()?.visit || latest?.visit === visit) return
    latest = { visit, isRefused, words }
    if (isRefused) for (const listener of [...listeners]) listener()
  }

  return {
    isRefused: (visit) => latest?.visit === visit && latest?.isRefused === true,
    words: (visit) => (latest?.visit === visit ? latest?.words : undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch: (client) => ({
      ...client,
      async call(endpoint, input, options) {
        const visit = shown()?.visit
        try {
          const result = await client.call(endpoint, input, options)
          if (endpoint.auth === 'bearer') settle(visit, false)
          return result
        } catch (error) {
          if (error instanceof UnauthorizedError && endpoint.auth === 'bearer')
            settle(visit, true, error.serverMessage)
          throw error
        }
      },
    }),
  }
}
