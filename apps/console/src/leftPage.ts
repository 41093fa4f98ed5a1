import { draftOf, dropDraft, keepDraft } from '@fleetgis/api'
import type { Clock } from '@fleetgis/ui'
import { isOfSession } from './findRoute.ts'
import { readHistoryEntry } from './historyEntry.ts'

/** The page that an expired session took away from its user. It is kept as a draft is. Decision 33. */
export interface LeftPage {
  /** Keeps the shown page for a user, if it is one of signed-in users. */
  keep(userId: string): void
  /** The kept page of a user, with the search of its list; undefined without one. It is taken once. */
  take(userId: string): { readonly address: string; readonly search: string } | undefined
}

interface LeftPageOptions {
  clock: Pick<Clock, 'now'>
  window: {
    readonly location: Pick<Location, 'pathname' | 'search'>
    readonly history: Pick<History, 'state'>
  }
}

export function createLeftPage({ clock, window }: LeftPageOptions): LeftPage {
  const ownerOf = (userId: string) => ({ userId, place: 'page' })
  return {
    keep(userId) {
      const { pathname, search } = window.location
      if (!isOfSession(pathname)) return
      const fields = {
        address: { saved: '', typed: pathname + search },
        search: { saved: '', typed: readHistoryEntry(window.history.state).search ?? '' },
      }
      keepDraft(ownerOf(userId), fields, clock.now())
    },
    take(userId) {
      const { address, search } = draftOf(ownerOf(userId), clock.now())
      dropDraft(ownerOf(userId))
      return address && { address: address.typed, search: search?.typed ?? '' }
    },
  }
}
