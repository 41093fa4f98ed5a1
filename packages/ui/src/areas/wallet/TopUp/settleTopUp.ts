import { ApiError, type Settle } from '@fleetgis/api'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { hasArrived } from '@fleetgis/domain/wallet'
import { moneyText } from '../../../i18n/moneyText.ts'
import { sentTimeText } from '../../../remote/calls/sentTimeText.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { serverWords } from '../../../remote/failures/serverWords.ts'
import { keptDays, type SentTopUp } from './SentTopUp.ts'
import { type TopUpLedger, unread } from './TopUpWallet.ts'
import type { TopUpFlow } from './useTopUpFlow.ts'

/** A top-up of this popup that was sent, and whose outcome only the ledger can show. */
interface UnknownTopUp {
  readonly amount: number
  readonly intent: Intent | undefined
  readonly error: ApiError
  /** Ends the wait of the client. */
  readonly settle: Settle
  /** How the intent ends where the money has not arrived: a call that was refused is not executed later. */
  readonly notDone?: 'final' | undefined
}

/** Finds the outcome of this popup's top-up by the ledger; only then the same one may be sent again. Source: WAL-13, R5. */
export function settleTopUp(flow: TopUpFlow, { amount, intent, error, settle, notDone }: UnknownTopUp) {
  const { t, wallet, intents, arrivals, ledgerBefore, blockedText } = flow
  const { move } = flow.machine
  move('unknown')
  if (intent) intents.end(intent)
  const search = {
    readLedger: wallet.readLedger,
    hasMoney: (now: TopUpLedger) => hasArrived(ledgerBefore(), now, amount),
    isOver: () => true,
  }
  function ask(): void {
    arrivals.ask(search, async (found) => {
      // A popup that is hidden or unmounted leaves the rest to the kept intent.
      settle(found?.hasArrived ? 'final' : undefined)
      if (!found) return
      if (found.hasArrived) {
        flow.refresh()
        return flow.succeed(amount, intent, found.ledger)
      }
      const check = await wallet.check().catch(unread)
      if (check?.isAllowed === false) {
        // A check that blocks is newer than the ledger, and may have seen the money.
        const now = await wallet.readLedger().catch(unread)
        if (!now) return ask()
        if (search.hasMoney(now)) {
          flow.refresh()
          return flow.succeed(amount, intent, now)
        }
      }
      if (intent) intents.settle(intent, notDone)
      if (check?.isAllowed === false)
        move('blocked', { message: flow.lostText(amount, blockedText(check.message)) })
      else {
        // Without a refusal the server may still execute the call after the last answer of the ledger.
        const words = t(notDone === 'final' ? 'topUp.notDone' : 'topUp.notShown')
        move('failed', { message: [words, serverWords(error)].filter(Boolean).join('\n') })
      }
    })
  }
  ask()
}

/** Settles an earlier top-up of the wallet, whose page was left before its outcome was known. Sends nothing. Source: R5. */
export function resumeTopUp(flow: TopUpFlow, sent: SentTopUp) {
  const { t, wallet, intents } = flow
  const { move } = flow.machine
  const { intent, amount, before: earlier } = sent
  if (!move('resume', { amount })) return
  const search = {
    readLedger: flow.walletOn(() => keptDays(intent)).readLedger,
    hasMoney: (now: TopUpLedger) => hasArrived(earlier, now, amount),
    isOver: () => isOver(intent, flow.now()),
  }
  const release = () => {
    intents.release(intent)
    intents.goOnWith(sent)
  }
  function ask(): void {
    flow.arrivals.ask(search, async (found) => {
      if (!found) return
      flow.refresh()
      if (found.hasArrived) return flow.succeed(amount, intent, found.ledger)
      const time = sentTimeText(intent.at, t)
      const notDone = t('topUp.kept.notDone', { amount: moneyText(amount), driver: flow.driver(), time })
      try {
        const check = await wallet.check()
        if (check.isAllowed) {
          const [needsPin, before] = await Promise.all([wallet.readNeedsPin(), wallet.readLedger()])
          release()
          move('failed', { needsPin, before, message: notDone })
          return
        }
        // A check that blocks is newer than the ledger, and may have seen the money.
        const now = await search.readLedger().catch(unread)
        if (!now) return ask()
        if (search.hasMoney(now)) {
          flow.refresh()
          return flow.succeed(amount, intent, now)
        }
        release()
        move('blocked', { message: flow.lostText(amount, flow.blockedText(check.message)) })
      } catch (error) {
        release()
        move('close', { message: flow.lostText(amount, explainFailure(error, t)) })
      }
    })
  }
  ask()
}

/**
 * An earlier top-up of the wallet with another amount has an unknown outcome, and nothing was sent. Once the ledger
 * resolves it, the result is shown and this top-up can be confirmed again.
 */
export async function settleEarlier(flow: TopUpFlow, settle: Settle) {
  const { t, wallet } = flow
  const { move } = flow.machine
  await flow.arrivals.waitFor(async () => {
    try {
      const now = await wallet.readLedger()
      settle()
      flow.refresh()
      move('failed', { before: now, message: flow.changedText('topUp.earlier', now) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      move('failed', { message: `${t('topUp.busy')}\n${explainFailure(error, t)}` })
    }
  })
}
