import { dropIntent, intentsOf, keepIntent } from '@fleetgis/api'
import type { Intent } from '@fleetgis/domain/money'
import { useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'

/** The kept intents of one user's money calls on the current page. */
export interface Intents {
  /** The kept intents of a call, oldest first. */
  of(endpoint: { readonly id: string }): Intent[]
  /**
   * Keeps what a call is about to do, until `drop`: call it right before the money call is sent. `id` is a UUID, which is
   * the call's idempotency key too.
   */
  keep(endpoint: { readonly id: string }, id: string, facts: Intent['facts']): Intent
  /** Records that the call of a kept intent has ended without an outcome: the next page need not wait for it. */
  end(intent: Intent): void
  /** Removes an intent whose outcome is known; false if another caller has removed it, which then shows the outcome. */
  drop(intent: Pick<Intent, 'id'>): boolean
}

/**
 * A page that is here so much later, in milliseconds, was not left with its call: browsers report the calls of a page that
 * is left as cut connections, and the server may still execute them.
 */
const STAYS_MS = 500

/**
 * Returns the kept intents of this page, which are calls without a known outcome: of the acting user of its query, else
 * of the signed-in one. They belong to the page on which the widget was mounted, also when it is left before. R5.
 */
export function useIntents(actingUser?: string): Intents {
  const { client, clock } = useFleet()
  const [intents] = useState((): Intents => {
    const { userId = '', ...place } = client.identity()
    const owner = { ...place, userId: actingUser ?? userId }
    return {
      of: ({ id }) => intentsOf(owner, clock.now()).filter(({ endpoint }) => endpoint === id),
      keep({ id: endpoint }, id, facts) {
        const intent = { id, endpoint, at: clock.now(), facts }
        keepIntent(owner, intent)
        return intent
      },
      end(intent) {
        setTimeout(() => {
          const isKept = intentsOf(owner, clock.now()).some(({ id }) => id === intent.id)
          if (isKept) keepIntent(owner, { ...intent, hasEnded: true })
        }, STAYS_MS)
      },
      drop: ({ id }) => dropIntent(owner, id),
    }
  })
  return intents
}
