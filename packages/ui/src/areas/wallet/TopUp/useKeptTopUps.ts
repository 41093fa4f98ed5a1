import { type Intent, isOver } from '@fleetgis/domain/money'
import { hasArrived } from '@fleetgis/domain/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import type { Intents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { createPauses } from '../findOutcome.ts'
import { walletWords } from '../words.ts'
import { findArrival } from './findArrival.ts'
import { keptDays, type SentTopUp, sentTopUp } from './SentTopUp.ts'
import type { ToppedUp } from './ToppedUp.ts'
import type { TopUpWallet, WalletContext } from './TopUpWallet.ts'

export interface KeptTopUpsOptions {
  sent: readonly Intent[]
  intents: Intents
  /** Opens the wallet of a top-up. */
  openWallet: (context: WalletContext, sent: SentTopUp) => TopUpWallet
  /** The money of a kept intent is in its wallet. */
  onToppedUp?: ((event: ToppedUp) => void) | undefined
}

/** A top-up of an earlier page, and what the ledger says about it. */
export interface KeptTopUp {
  readonly sent: SentTopUp
  readonly outcome: 'asking' | 'done' | 'notDone'
  /** Whether it was still kept as it was sent. Otherwise it was settled or sent again elsewhere, and the money may be of that. */
  readonly isOwn: boolean
  /** Why the ledger could not be read. */
  readonly failure?: string | undefined
}

/** Asks the ledger about top-ups of an earlier page, each until its outcome is known. R5, WAL-13. */
export function useKeptTopUps({ sent, intents, openWallet, onToppedUp }: KeptTopUpsOptions) {
  const { client, clock } = useFleet()
  // A search of the ledger outlives its render, as in `useTopUpFlow`.
  const t = useLatestCallback(useText(walletWords))
  const notifyToppedUp = useLatestCallback((event: ToppedUp) => onToppedUp?.(event))
  const queries = useQueryClient()
  const [kept, setKept] = useState(() =>
    sent.map((intent): KeptTopUp => ({ sent: sentTopUp(intent), outcome: 'asking', isOwn: true })),
  )
  /** Not asked for again when `<Activity>` shows the page. */
  const settled = useRef(new Set<string>())
  const [pauses] = useState(() => sent.map(createPauses))

  function change({ intent }: SentTopUp, changes: Partial<KeptTopUp>) {
    setKept((all) => all.map((one) => (one.sent.intent.id === intent.id ? { ...one, ...changes } : one)))
  }

  async function settle(one: SentTopUp, pause: (ms: number) => Promise<void>, isOpen: () => boolean) {
    const { intent, amount, before, driverKey, groupId } = one
    const wallet = openWallet({ client, queries, days: () => keptDays(intent) }, one)
    const found = await findArrival({
      readLedger: wallet.readLedger,
      hasMoney: (now) => hasArrived(before, now, amount),
      isOver: () => isOver(intent, clock.now()),
      pause,
      isOpen,
      onFailure: (error) => change(one, { failure: error && explainFailure(error, t) }),
    })
    if (!found) return
    settled.current.add(intent.id)
    const isOwn = intents.has(intent)
    const isReported = !isOwn || !intents.settle(intent, found.hasArrived ? 'final' : undefined)
    change(one, { outcome: found.hasArrived ? 'done' : 'notDone', isOwn })
    if (!found.hasArrived || isReported) return
    for (const { id } of wallet.refreshed) void queries.invalidateQueries({ queryKey: [id] })
    notifyToppedUp({ driverKey, groupId, amount, balance: found.ledger.closing })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once: the intents are those of the page's opening.
  useEffect(() => {
    let isOpen = true
    for (const [index, one] of kept.entries()) {
      const pause = pauses[index]?.pause
      if (pause && !settled.current.has(one.sent.intent.id)) void settle(one.sent, pause, () => isOpen)
    }
    return () => {
      isOpen = false
      askNow()
    }
  }, [])

  function askNow() {
    for (const { wake } of pauses) wake()
  }

  return {
    // What has not arrived and was sent again since needs no note.
    kept: kept.filter(({ sent: one, outcome }) => outcome !== 'notDone' || intents.has(one.intent)),
    /** Asks at once. */
    askNow,
    /** Removes the note of a known outcome. */
    close: ({ id }: Intent) => setKept((all) => all.filter((one) => one.sent.intent.id !== id)),
  }
}
