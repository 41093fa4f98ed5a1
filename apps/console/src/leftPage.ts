import { draftOf, dropDraft, keepDraft } from '@fleetgis/api'
import type { Clock } from '@fleetgis/ui'

/** The page that an expired session took away from its user. It is kept as a draft is. Decision 33. */
export interface LeftPage {
  /** Keeps the shown page for a user, if only signed-in users see it. */
  keep(userId: string): void
  /** The address of the kept page of a user; undefined without one. It is taken once. */
  take(userId: string): string | undefined
}

interface LeftPageOptions {
  /** Whether only signed-in users see the page of a path. */
  isGuarded: (path: string) => boolean
  clock: Pick<Clock, 'now'>
  window: { readonly location: Pick<Location, 'pathname' | 'search'> }
}

const FIELD = 'address'

export function createLeftPage({ isGuarded, clock, window }: LeftPageOptions): LeftPage {
  const ownerOf = (userId: string) => ({ userId, place: 'page' })
  return {
    keep(userId) {
      const { pathname, search } = window.location
      if (!isGuarded(pathname)) return
      keepDraft(ownerOf(userId), { [FIELD]: { saved: '', typed: pathname + search } }, clock.now())
    },
    take(userId) {
      const kept = draftOf(ownerOf(userId), clock.now())[FIELD]
      dropDraft(ownerOf(userId))
      return kept?.typed
    },
  }
}
