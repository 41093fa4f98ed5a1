import { draftOf, dropDraft, keepDraft } from '@fleetgis/api'
import type { Clock } from '@fleetgis/ui'
import { findRoute } from './findRoute.ts'

/** The page that an expired session took away from its user. It is kept as a draft is. Decision 33. */
export interface LeftPage {
  /** Keeps the shown page for a user, if it is one of signed-in users. */
  keep(userId: string): void
  /** The address of the kept page of a user; undefined without one. It is taken once. */
  take(userId: string): string | undefined
}

interface LeftPageOptions {
  clock: Pick<Clock, 'now'>
  window: { readonly location: Pick<Location, 'pathname' | 'search'> }
}

const FIELD = 'address'

/** Whether the page of a path is one of signed-in users: only they see it, or they see it in the console's shell. */
function isOfSession(path: string): boolean {
  const route = findRoute(path)?.route
  return route?.guard === 'session' || route?.inShell === 'signedIn'
}

export function createLeftPage({ clock, window }: LeftPageOptions): LeftPage {
  const ownerOf = (userId: string) => ({ userId, place: 'page' })
  return {
    keep(userId) {
      const { pathname, search } = window.location
      if (!isOfSession(pathname)) return
      keepDraft(ownerOf(userId), { [FIELD]: { saved: '', typed: pathname + search } }, clock.now())
    },
    take(userId) {
      const kept = draftOf(ownerOf(userId), clock.now())[FIELD]
      dropDraft(ownerOf(userId))
      return kept?.typed
    },
  }
}
