import type { Intent } from '@fleetgis/domain/money'
import { fleetToday } from '@fleetgis/domain/period'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyText } from '../../../i18n/moneyText.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { belowHeading } from '../../../remote/failures/serverWords.ts'
import { walletWords } from '../words.ts'
import type { ToppedUp } from './ToppedUp.ts'
import { type TopUpLedger, type TopUpWallet, unread, type WalletContext } from './TopUpWallet.ts'
import { useArrivals } from './useArrivals.ts'
import { useTopUpIntent } from './useTopUpIntent.ts'
import { useTopUpMachine } from './useTopUpMachine.ts'
import type { WalletIds } from './WalletIds.ts'

export interface TopUpFlowOptions extends WalletIds {
  /** The acting admin; the signed-in user without it. */
  userId?: string | undefined
  driverName: string
  /** Makes the calls of the wallet. */
  openWallet: (context: WalletContext) => TopUpWallet
  onToppedUp?: ((event: ToppedUp) => void) | undefined
}

const NOTHING: TopUpLedger = { transactions: [] }
const DAY = 86_400_000

/**
 * What the steps of one top-up share: the wallet, the state machine, the intent that is kept on the device, and the
 * search of the ledger for an unknown outcome.
 */
export function useTopUpFlow(options: TopUpFlowOptions) {
  const { userId, driverKey, groupId, driverName, openWallet, onToppedUp } = options
  const { client, clock, timeZone } = useFleet()
  // A search of the ledger outlives its render: it calls the callback, and uses the language, of the latest one.
  const t = useLatestCallback(useText(walletWords))
  const shown = useShownText()
  const driver = useLatestCallback(() => shown(driverName))
  const notifyToppedUp = useLatestCallback((event: ToppedUp) => onToppedUp?.(event))
  const queries = useQueryClient()
  const [start] = useState(() => fleetToday(clock.now(), timeZone))
  /** From the day on which the popup opened: it may stay open for days. A top-up at midnight is an entry of the next one. */
  const days = () => ({ start, end: fleetToday(clock.now() + DAY, timeZone) })
  const walletOn = (ofDays: WalletContext['days']) => openWallet({ client, queries, days: ofDays })
  const wallet = walletOn(days)
  const machine = useTopUpMachine()
  const { data, change, move } = machine
  const arrivals = useArrivals((error) => change({ message: error && explainFailure(error, t) }))
  const ledgerBefore = () => data().before ?? NOTHING
  const intents = useTopUpIntent({
    userId,
    driverKey,
    groupId,
    driverName,
    wallet,
    walletOn,
    days,
    before: ledgerBefore,
  })

  /** The money is in the wallet. Another caller that has removed the intent has reported the event already. */
  async function succeed(amount: number, intent: Intent | undefined, ledger?: TopUpLedger) {
    intents.forget()
    const isReported = intent !== undefined && !intents.drop(intent)
    move('succeeded', { newBalance: ledger?.closing })
    const now = ledger ?? (await wallet.readLedger().catch(unread))
    change({ newBalance: now?.closing })
    if (!isReported) notifyToppedUp({ driverKey, groupId, amount, balance: now?.closing })
  }

  /** After an unknown outcome this runs twice: the first time may be too early to include the money. */
  function refresh() {
    for (const { id } of wallet.refreshed) {
      void queries.invalidateQueries({ queryKey: [id] })
    }
  }

  return {
    t,
    now: () => clock.now(),
    wallet,
    /** The same wallet with the ledger of other days. */
    walletOn,
    machine,
    intents,
    arrivals,
    /** The ledger as it was when the balance was shown. */
    ledgerBefore,
    /** The driver's name, as the latest render shows it. */
    driver,
    blockedText: (message: string | undefined) => belowHeading(message, t('topUp.blocked')),
    /** An unknown top-up of so many MMK has not arrived; what follows is on a line below. */
    lostText: (amount: number, next: string) =>
      `${t('topUp.lost', { amount: moneyText(amount), driver: driver() })}\n${next}`,
    /** Why nothing was sent; with the balance of now, where the server says it. */
    changedText: (key: 'topUp.meanwhile' | 'topUp.earlier', { closing }: TopUpLedger) =>
      closing === undefined ? t(key) : `${t(key)}\n${t('topUp.holdsNow', { balance: moneyText(closing) })}`,
    succeed,
    refresh,
  }
}

export type TopUpFlow = ReturnType<typeof useTopUpFlow>
