import { ApiError, endsIntent, type MoneyResult, NetworkError, ServerError } from '@fleetgis/api'
import type { Intent } from '@fleetgis/domain/money'
import { hasArrived, wasToppedUpSince } from '@fleetgis/domain/wallet'
import { useMutation } from '@tanstack/react-query'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { notSentText } from '../notSentText.ts'
import type { SentTopUp } from './SentTopUp.ts'
import { resumeTopUp, settleEarlier, settleTopUp } from './settleTopUp.ts'
import { type TopUpLedger, unread } from './TopUpWallet.ts'
import type { TopUpFlow } from './useTopUpFlow.ts'

/**
 * Sends the amount of a confirmed top-up, at most once, and shows its outcome. The intent is kept on the device right
 * before, under the lock of the wallet; `onKept` is called then: what was typed need not be kept any more. Source:
 * WAL-13, CF-65, R5.
 */
export function useSendTopUp(flow: TopUpFlow, onKept?: () => void) {
  const { t, wallet, intents, ledgerBefore, succeed, refresh } = flow
  const { move } = flow.machine
  const { mutateAsync } = useMutation({
    mutationFn: wallet.send,
    networkMode: 'always',
    retry: 0,
    throwOnError: false,
    gcTime: 0,
    onSettled: refresh,
  })

  async function send(amount: number) {
    let intent: Intent | undefined
    let result: MoneyResult<unknown>
    try {
      const id = await intents.idOf(amount)
      const before = async () => {
        await checkBalance()
        const earlier = intents.sentBefore()
        if (earlier) throw new StillUnknown(earlier)
        intent = intents.keep(id, amount)
        onKept?.()
      }
      result = await mutateAsync({ amount, before, idempotencyKey: id })
    } catch (error) {
      if (isNew(error)) intents.forget()
      await fail(error, amount, intent)
      return
    }
    if (result.outcome === 'done') await succeed(amount, intent)
    else if (result.outcome === 'unknown') settleTopUp(flow, { amount, intent, ...result })
    else if (result.settle) await settleEarlier(flow, result.settle)
    else move('failed', { message: t('topUp.busy') })
  }

  /**
   * Sends nothing where the wallet was topped up after its balance was shown, by another tab or before a Back: the
   * confirmation was for another balance. Offline the ledger is not read, and the call fails by itself.
   */
  async function checkBalance() {
    if (navigator.onLine === false) return
    const now = await wallet.readLedger()
    if (wasToppedUpSince(ledgerBefore(), now)) throw new BalanceChanged(now)
  }

  /**
   * A browser resends a request by itself when a kept-alive connection breaks before any response. Then the first
   * request has moved the money and the second is refused: the ledger is read before the refusal is final.
   */
  async function fail(error: unknown, amount: number, intent: Intent | undefined) {
    if (error instanceof BalanceChanged) {
      const { ledger: before } = error
      move('failed', { before, message: flow.changedText('topUp.meanwhile', before) })
      return
    }
    if (error instanceof StillUnknown) {
      move('failed')
      resumeTopUp(flow, error.sent)
      return
    }
    const notDone = isNew(error) ? 'final' : undefined
    // The failure of a read before the call says nothing about it: nothing was sent.
    if (error instanceof ServerError && error.endpoint === wallet.endpoint.id) {
      const now = await wallet.readLedger().catch(unread)
      if (!now) return settleTopUp(flow, { amount, intent, error, settle: () => undefined, notDone })
      if (hasArrived(ledgerBefore(), now, amount)) return succeed(amount, intent, now)
    }
    if (intent) intents.settle(intent, notDone)
    move('failed', { message: explainNotDone(error) })
  }

  /** Why nothing was added: the money call was refused, or a read before it failed. */
  function explainNotDone(error: unknown): string {
    const notDone = t('topUp.notDone')
    if (error instanceof NetworkError) return notSentText(error, t, notDone)
    const isRefused = error instanceof ApiError && error.endpoint === wallet.endpoint.id
    return isRefused ? explainFailure(error, t, notDone) : `${notDone}\n${explainFailure(error, t)}`
  }

  return send
}

/** Whether the next top-up is another one after this failure: the server refused it, or it was not to be sent. CF-170. */
const isNew = (error: unknown) => !(error instanceof ApiError) || endsIntent(error)

/** An earlier top-up of the wallet is kept on the device, and its outcome is unknown. */
class StillUnknown extends Error {
  readonly sent: SentTopUp

  constructor(sent: SentTopUp) {
    super('an earlier top-up of the wallet is not settled')
    this.sent = sent
  }
}

/** The wallet was topped up after its balance was shown. */
class BalanceChanged extends Error {
  readonly ledger: TopUpLedger

  constructor(ledger: TopUpLedger) {
    super('the wallet was topped up after its balance was shown')
    this.ledger = ledger
  }
}
