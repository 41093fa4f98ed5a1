import { ApiError, endsIntent, type MoneyResult, NetworkError, ServerError, type Settle } from '@fleetgis/api'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { fleetToday } from '@fleetgis/domain/period'
import { amountGiven, hasArrived, wasToppedUpSince } from '@fleetgis/domain/wallet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { moneyText } from '../../../i18n/moneyText.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { belowHeading, serverWords } from '../../../remote/failures/serverWords.ts'
import type { PinResult } from '../PinPad/PinResult.ts'
import { usePinCall } from '../PinPad/usePinCall.ts'
import { walletWords } from '../words.ts'
import { keptDays, type SentTopUp } from './SentTopUp.ts'
import { type TopUpLedger, type TopUpWallet, unread, type WalletContext } from './TopUpWallet.ts'
import { useArrivals } from './useArrivals.ts'
import { useTopUpIntent } from './useTopUpIntent.ts'
import { useTopUpMachine } from './useTopUpMachine.ts'
import type { WalletIds } from './WalletIds.ts'

/** The result of a top-up, in MMK. */
export interface ToppedUp extends WalletIds {
  amount: number
  /** The new balance; undefined where it could not be read. */
  balance: number | undefined
}

interface TopUpOptions extends WalletIds {
  /** The acting admin; the signed-in user without it. */
  userId?: string | undefined
  driverName: string
  /** Makes the calls of the wallet. */
  openWallet: (context: WalletContext) => TopUpWallet
  lockedCode?: number | undefined
  onToppedUp?: ((event: ToppedUp) => void) | undefined
  onClose: () => void
}

const NOTHING: TopUpLedger = { transactions: [] }
const DAY = 86_400_000

/**
 * Drives the domain's state machine. Every step is a transition made before any await, so that nothing is sent twice.
 * While the outcome is unknown, it polls the ledger. What is sent is kept on the device until then, and a popup that
 * finds an earlier top-up of its wallet there settles that one first. Source: WAL-10..13, CF-65, CF-66, R5.
 */
export function useTopUp(options: TopUpOptions) {
  const { driverKey, groupId, openWallet, lockedCode, onToppedUp, onClose } = options
  const { client, clock, timeZone } = useFleet()
  const t = useText(walletWords)
  const queries = useQueryClient()
  const [days] = useState(() => ({
    start: fleetToday(clock.now(), timeZone),
    // A top-up just after midnight is an entry of the next day.
    end: fleetToday(clock.now() + DAY, timeZone),
  }))
  const wallet = openWallet({ client, queries, days })
  const draft = useKeptDraft(`topUp/${groupId}/${driverKey}`, options.userId)
  const { mutateAsync: send } = useMutation({
    mutationFn: wallet.send,
    networkMode: 'always',
    retry: 0,
    gcTime: 0,
    onSettled: refresh,
  })
  const askPin = usePinCall('pinPad.notChecked', lockedCode)
  const { shown, data, change, move, ...machine } = useTopUpMachine()
  const arrivals = useArrivals((error) => change({ message: explainFailure(error, t) }))
  const ledgerBefore = () => data().before ?? NOTHING
  const { userId, driverName } = options
  const intents = useTopUpIntent({
    userId,
    driverKey,
    groupId,
    driverName,
    wallet,
    days,
    before: ledgerBefore,
  })

  const blockedText = (message: string | undefined) => belowHeading(message, t('topUp.blocked'))

  async function open() {
    const sent = intents.sentBefore()
    if (sent) return resume(sent)
    if (!move('open')) return
    try {
      const check = await wallet.check()
      if (!check.isAllowed) {
        move('blocked', { message: blockedText(check.message) })
        return
      }
      const [needsPin, before] = await Promise.all([wallet.readNeedsPin(), wallet.readLedger()])
      move('allowed', { needsPin, before })
    } catch (error) {
      move('askFailed', { message: explainFailure(error, t) })
    }
  }

  async function enterPin({ pin }: { pin: string }): Promise<PinResult> {
    const { checkPin } = wallet
    if (!checkPin || !move('enterPin')) return { outcome: 'failed' }
    const result = await askPin(() => checkPin(pin))
    if (result.outcome === 'accepted') move('pinAccepted')
    else move(result.outcome === 'failed' ? 'askFailed' : 'pinRefused')
    return result
  }

  async function confirm() {
    const { amount } = data()
    if (amount === undefined || !move('confirm')) return
    // Its kept intent goes on.
    draft?.drop()
    const id = intents.idOf(amount)
    let intent: Intent | undefined
    const before = async () => {
      await checkBalance()
      if (intents.sentBefore()) throw new StillUnknown('an earlier top-up of the wallet is not settled')
      intent = intents.keep(id, amount)
    }
    let result: MoneyResult<unknown>
    try {
      result = await send({ amount, before, idempotencyKey: id })
    } catch (error) {
      if (isNew(error)) intents.forget()
      await refused(error, amount, intent)
      return
    }
    if (result.outcome === 'done') await succeed(amount, intent)
    else if (result.outcome === 'unknown') findOut(amount, result, intent)
    else if (result.settle) await settleEarlier(result.settle)
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
  async function refused(error: unknown, amount: number, intent: Intent | undefined) {
    if (error instanceof BalanceChanged) {
      const { ledger: before } = error
      move('failed', { before, message: t('topUp.meanwhile', { balance: moneyText(before.closing) }) })
      return
    }
    if (error instanceof StillUnknown) {
      move('failed', { message: t('topUp.busy') })
      return
    }
    if (error instanceof ServerError) {
      const now = await wallet.readLedger().catch(unread)
      if (now && hasArrived(ledgerBefore(), now, amount)) return succeed(amount, intent, now)
    }
    if (intent) intents.settle(intent, isNew(error) ? 'final' : undefined)
    move('failed', {
      message:
        error instanceof NetworkError ? t('topUp.notSent') : explainFailure(error, t, t('topUp.notDone')),
    })
  }

  async function succeed(amount: number, intent: Intent | undefined, ledger?: TopUpLedger) {
    intents.forget()
    const isTold = intent !== undefined && !intents.drop(intent)
    move('succeeded', { newBalance: ledger?.closing })
    const now = ledger ?? (await wallet.readLedger().catch(unread))
    change({ newBalance: now?.closing })
    if (!isTold) onToppedUp?.({ driverKey, groupId, amount, balance: now?.closing })
  }

  /**
   * An earlier top-up of this wallet with another amount has an unknown outcome, and nothing was sent. Once the ledger
   * resolves it, the result is shown and this top-up can be confirmed again.
   */
  async function settleEarlier(settle: Settle) {
    await arrivals.waitFor(async () => {
      try {
        const now = await wallet.readLedger()
        settle()
        refresh()
        move('failed', { before: now, message: t('topUp.earlier', { balance: moneyText(now.closing) }) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        move('failed', { message: explainFailure(error, t) })
      }
    })
  }

  /** Finds the outcome of this top-up; only then the same one may be sent again. */
  function findOut(
    amount: number,
    { error, settle }: { error: ApiError; settle: Settle },
    intent: Intent | undefined,
  ) {
    move('unknown')
    if (intent) intents.end(intent)
    const search = {
      readLedger: wallet.readLedger,
      hasMoney: (now: TopUpLedger) => hasArrived(ledgerBefore(), now, amount),
      isOver: () => true,
    }
    arrivals.ask(search, async (found) => {
      // A popup that is hidden or unmounted leaves the rest to the kept intent.
      settle(found?.hasArrived ? 'final' : undefined)
      if (!found) return
      if (found.hasArrived) {
        refresh()
        return succeed(amount, intent, found.ledger)
      }
      if (intent) intents.release(intent)
      const check = await wallet.check().catch(unread)
      const general = !check || check.isAllowed ? t('topUp.notDone') : blockedText(check.message)
      move('failed', { message: belowHeading(serverWords(error), general) })
    })
  }

  /** Settles an earlier top-up of this wallet, whose page was left before its outcome was known. */
  function resume(sent: SentTopUp) {
    const { intent, amount, before: earlier } = sent
    if (!move('resume', { amount })) return
    const search = {
      readLedger: openWallet({ client, queries, days: keptDays(intent) }).readLedger,
      hasMoney: (now: TopUpLedger) => hasArrived(earlier, now, amount),
      isOver: () => isOver(intent, clock.now()),
    }
    arrivals.ask(search, async (found) => {
      if (!found) return
      refresh()
      if (found.hasArrived) return succeed(amount, intent, found.ledger)
      intents.release(intent)
      intents.goOnWith(sent)
      try {
        const [check, needsPin, before] = await Promise.all([
          wallet.check(),
          wallet.readNeedsPin(),
          wallet.readLedger(),
        ])
        const message = check.isAllowed ? t('topUp.notDone') : blockedText(check.message)
        move('failed', { needsPin, before, message })
      } catch (error) {
        move('close', { message: explainFailure(error, t) })
      }
    })
  }

  /** After an unknown outcome this runs twice: the first time may be too early to include the money. */
  function refresh() {
    for (const { id } of wallet.refreshed) {
      void queries.invalidateQueries({ queryKey: [id] })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once: another wallet mounts another popup by its key.
  useEffect(() => {
    machine.open()
    arrivals.show()
    if (data().state === 'idle') void open()
    return () => {
      machine.close()
      arrivals.hide()
    }
  }, [])

  const { state, amount, newBalance, message, before } = shown
  return {
    draft,
    state: { state, amount, newBalance, message, balance: before?.closing },
    onAmount: (given: { amount: number }) => void move(amountGiven(data().needsPin), given),
    onPin: enterPin,
    onBack: () => void move('back'),
    onConfirm: () => void confirm(),
    onRetry: () => (data().state === 'idle' ? void open() : arrivals.wake()),
    onClose() {
      const isShut = data().state === 'idle' || move('close')
      if (isShut) onClose()
    },
  }
}

/** Whether the next top-up is another one after this failure: the server refused it, or it was not to be sent. CF-170. */
const isNew = (error: unknown) => !(error instanceof ApiError) || endsIntent(error)

/** An earlier top-up of the wallet is kept on the device, and its outcome is unknown. */
class StillUnknown extends Error {}

/** The wallet was topped up after its balance was shown. */
class BalanceChanged extends Error {
  readonly ledger: TopUpLedger

  constructor(ledger: TopUpLedger) {
    super('the wallet was topped up after its balance was shown')
    this.ledger = ledger
  }
}
