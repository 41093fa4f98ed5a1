import {
  dropIntent,
  endsIntent,
  intentsOf,
  keepIntent,
  type MoneyResult,
  type Settle,
  uuid,
} from '@fleetgis/api'
import { type Intent, sameIntent } from '@fleetgis/domain/money'
import { useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'

/** The kept intents of one user's money calls on the current page. */
export interface Intents {
  /** The kept intents of a call whose outcome is to be found, oldest first. */
  of(endpoint: { readonly id: string }): Intent[]
  /** The same for all pages of the user: a wallet can be topped up on two of them. */
  everywhere(endpoint: { readonly id: string }): Intent[]
  /** The released intents of a call, of all pages of the user: each keeps its id where it is sent again. */
  released(endpoint: { readonly id: string }): Intent[]
  /** Whether an intent is still kept: it was not sent again since, or its outcome is not known. */
  has(intent: Intent): boolean
  /**
   * Makes a money call whose intent is kept until its outcome is known: the same intent, sent earlier, has the same key
   * again (CF-170). Settling the result settles the intent too. Rejects as the call does.
   */
  send<Output>(call: IntendedCall<Output>): Promise<IntentResult<Output>>
  /**
   * Keeps what a call is about to do, until `drop`: call it right before the money call is sent. `id` is a UUID, which is
   * the call's idempotency key too.
   */
  keep(endpoint: { readonly id: string }, id: string, facts: Intent['facts']): Intent
  /**
   * The kept intent that is the same, by some of its facts, as what is about to be sent, also of another page of the user.
   * Its call may still be executed: sent again, it keeps the id. CF-170.
   */
  same(endpoint: { readonly id: string }, facts: Intent['facts']): Intent | undefined
  /** Records that the call of a kept intent has ended without an outcome: the next page need not wait for it. */
  end(intent: Intent): void
  /**
   * Records that the server was asked and does not show it. It may still be executed, so `same` finds it until it is sent
   * again and its outcome is known. False if another caller has released or removed it, which then shows the outcome, or
   * has sent it again.
   */
  release(intent: Intent): boolean
  /** Removes an intent whose outcome is known; false if another caller has removed it, which then shows the outcome. */
  drop(intent: Pick<Intent, 'id'>): boolean
  /** Drops an intent whose outcome is final, else releases it; false as these are. */
  settle(intent: Intent, outcome: Parameters<Settle>[0]): boolean
}

/** The result of a money call whose intent is kept. */
export type IntentResult<Output> = MoneyResult<Output> & {
  /** The page is left before the outcome is known: other calls for the subject are sent again, the intent stays kept. */
  leave?: () => void
}

/** A money call, and what it is about to do. */
export interface IntendedCall<Output> {
  readonly endpoint: { readonly id: string }
  /** What makes two intents the same. */
  readonly facts: Intent['facts']
  /** Kept with the facts, for the page that finds out the outcome. */
  readonly context: Intent['facts']
  readonly make: (idempotencyKey: string) => Promise<MoneyResult<Output>>
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
    const { page, ...identity } = client.identity()
    const user = { ...identity, userId: actingUser ?? identity.userId ?? '' }
    const owner = { ...user, page }
    const kept = () => intentsOf(user, clock.now())
    const openOf = (all: Intent[], { id }: { readonly id: string }) =>
      all.filter(({ endpoint, isReleased }) => endpoint === id && !isReleased)
    // The same intent, sent again, has the same id and another time.
    const isKept = ({ id, at }: Intent, one: Intent) => one.id === id && one.at === at
    const isOpen = (intent: Intent) => kept().some((one) => isKept(intent, one) && !one.isReleased)
    /** Nothing was sent for an intent: what was kept under its id before, here or in another tab, is kept again. */
    function takeBack({ id }: Intent, earlier: Intent | undefined) {
      if (!earlier) dropIntent(owner, id)
      else if (kept().some((one) => one.id === id)) keepIntent(owner, earlier)
    }
    const intents: Intents = {
      of: (endpoint) => openOf(intentsOf(owner, clock.now()), endpoint),
      everywhere: (endpoint) => openOf(kept(), endpoint),
      released: ({ id }) => kept().filter(({ endpoint, isReleased }) => endpoint === id && isReleased),
      has: (intent) => kept().some((one) => isKept(intent, one)),
      same: ({ id }, facts) =>
        sameIntent(
          kept().filter(({ endpoint }) => endpoint === id),
          facts,
        ),
      async send({ endpoint, facts, context, make }) {
        const earlier = intents.same(endpoint, facts)
        const id = earlier?.id ?? uuid()
        const intent = intents.keep(endpoint, id, { ...context, ...facts })
        try {
          const result = await make(id)
          if (result.outcome === 'unknown') intents.end(intent)
          else if (result.outcome === 'busy') takeBack(intent, earlier)
          else intents.settle(intent, result.outcome === 'done' ? 'final' : undefined)
          if (result.outcome === 'done' || !result.settle) return result
          const { settle } = result
          return {
            ...result,
            leave: () => settle(),
            settle(outcome) {
              intents.settle(intent, outcome)
              settle(outcome)
            },
          }
        } catch (error) {
          intents.settle(intent, endsIntent(error) ? 'final' : undefined)
          throw error
        }
      },
      keep({ id: endpoint }, id, facts) {
        const times = { at: clock.now(), keptAt: Date.now(), timeout: client.writeTimeout }
        const intent = { id, endpoint, ...times, facts }
        // It is this page's now.
        dropIntent(owner, id)
        keepIntent(owner, intent)
        return intent
      },
      end(intent) {
        setTimeout(() => {
          if (isOpen(intent)) keepIntent(owner, { ...intent, hasEnded: true })
        }, STAYS_MS)
      },
      release(intent) {
        const wasOpen = isOpen(intent)
        if (wasOpen) keepIntent(owner, { ...intent, isReleased: true })
        return wasOpen
      },
      drop: ({ id }) => dropIntent(owner, id),
      settle: (intent, outcome) => (outcome === 'final' ? intents.drop(intent) : intents.release(intent)),
    }
    return intents
  })
  return intents
}
