import { uuid } from '@fleetgis/api'
import type { Intent } from '@fleetgis/domain/money'
import { countAdditions, hasArrived } from '@fleetgis/domain/wallet'
import { useRef } from 'react'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import { keptDays, type SentTopUp, sentTopUp } from './SentTopUp.ts'
import type { TopUpLedger, TopUpWallet, WalletContext } from './TopUpWallet.ts'
import type { WalletIds } from './WalletIds.ts'

interface TopUpIntentOptions extends WalletIds {
  /** The acting admin; the signed-in user without it. */
  userId: string | undefined
  driverName: string
  wallet: TopUpWallet
  /** The same wallet with the ledger of other days. */
  walletOn: (days: WalletContext['days']) => TopUpWallet
  /** The days of the ledger that is read. */
  days: WalletContext['days']
  /** The ledger as it was when the balance was shown. */
  before: () => TopUpLedger
}

/**
 * The intent of a popup's top-up: what is kept of it on the device, and its key, which is the same for one intent until
 * its outcome is known, also over a reload. Source: CF-170, R5.
 */
export function useTopUpIntent({ userId, driverKey, groupId, ...options }: TopUpIntentOptions) {
  const { driverName, wallet, walletOn, days, before } = options
  const intents = useIntents(userId)
  const current = useRef<{ amount: number; id: string }>(undefined)

  /** The id of the same top-up, sent earlier, that its wallet does not show: it may still be executed. */
  async function earlierId(amount: number): Promise<string | undefined> {
    const intent = intents.same(wallet.endpoint, { driverKey, groupId, amount })
    if (!intent) return undefined
    // The count of another day is about the ledger of that day.
    const isOfThese = keptDays(intent).start === days().start
    const now = isOfThese ? before() : await walletOn(() => keptDays(intent)).readLedger()
    if (!hasArrived(sentTopUp(intent).before, now, amount)) return intent.id
    // It has arrived meanwhile: this one is another.
    intents.drop(intent)
    return undefined
  }

  return {
    /** An earlier top-up of this wallet whose outcome is not known, perhaps of a tab that was closed, or of another page. */
    sentBefore: (): SentTopUp | undefined =>
      intents
        .everywhere(wallet.endpoint)
        .map(sentTopUp)
        .find((sent) => sent.driverKey === driverKey && sent.groupId === groupId),
    /** The id of the intent to add an amount, which is its idempotency key. Rejects where the ledger cannot be read. */
    async idOf(amount: number): Promise<string> {
      if (current.current?.amount !== amount)
        current.current = { amount, id: (await earlierId(amount)) ?? uuid() }
      return current.current.id
    },
    /** The next top-up of the amount is this one again. */
    goOnWith({ intent, amount }: SentTopUp) {
      current.current = { amount, id: intent.id }
    },
    /** The next top-up is another one. */
    forget() {
      current.current = undefined
    },
    /** Keeps on the device what is about to be sent, and what the ledger was before. */
    keep: (id: string, amount: number): Intent =>
      intents.keep(wallet.endpoint, id, {
        ...days(),
        driverKey,
        driverName,
        groupId,
        amount,
        before: countAdditions(before(), amount),
      }),
    end: intents.end,
    drop: intents.drop,
    release: intents.release,
    settle: intents.settle,
  }
}
