import { ApiError, type MoneyResult, NetworkError, ServerError, type Settle } from '@fleetgis/api'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { fleetToday } from '@fleetgis/domain/period'
import {
  amountGiven,
  hasArrived,
  moveTopUp,
  type TopUpEvent,
  type TopUpState,
  wasToppedUpSince,
} from '@fleetgis/domain/wallet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { moneyText } from '../../../i18n/moneyText.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { serverWords } from '../../../remote/serverWords.ts'
import type { PinResult } from '../PinPad/PinResult.ts'
import { usePinCall } from '../PinPad/usePinCall.ts'
import { type TopUpLedger, type TopUpWallet, unread, type WalletContext } from './TopUpWallet.ts'

/** The owner of a wallet. */
export interface WalletIds {
  /** Key of the driver. */
  driverKey: DriverKey
  groupId: string
}

/** The ids of a top-up: the admin, the driver and the group. */
export interface TopUpIds extends WalletIds {
  /** The acting admin, named driverid in the page's query. */
  userId: string
}

/** The result of a top-up, in MMK. */
export interface ToppedUp extends WalletIds {
  amount: number
  /** The new balance; undefined where it could not be read. */
  balance: number | undefined
}

interface TopUpOptions extends WalletIds {
  /** Makes the calls of the wallet. */
  openWallet: (context: WalletContext) => TopUpWallet
  lockedCode?: number | undefined
  onToppedUp?: ((event: ToppedUp) => void) | undefined
  onClose: () => void
}

interface Data {
  state: TopUpState
  needsPin: boolean
  /** The ledger when the popup opened. */
  before: TopUpLedger | undefined
  amount: number | undefined
  newBalance: number | undefined
  message: string | undefined
}

const START: Data = {
  state: 'idle',
  needsPin: false,
  before: undefined,
  amount: undefined,
  newBalance: undefined,
  message: undefined,
}

const NOTHING: TopUpLedger = { transactions: [] }
const DAY = 86_400_000
/** Delay before the outcome is checked, in ms: a lost response may still be in flight. */
const ASK_AFTER = [500, 2500, 5000, 10_000, 20_000] as const
/** How many times in a row the ledger must report no entry before that is final. */
const BELIEVED_AFTER = 2

/**
 * Drives the domain's state machine. Every step is a transition made before any await, so that nothing is sent twice.
 * While the outcome is unknown, it polls the ledger. Source: WAL-10..13, CF-65, CF-66.
 */
export function useTopUp({ driverKey, groupId, openWallet, lockedCode, onToppedUp, onClose }: TopUpOptions) {
  const { client, clock, timeZone, t } = useFleet()
  const queries = useQueryClient()
  const [days] = useState(() => ({
    start: fleetToday(clock.now(), timeZone),
    // A top-up just after midnight is an entry of the next day.
    end: fleetToday(clock.now() + DAY, timeZone),
  }))
  const wallet = openWallet({ client, queries, days })
  const { mutateAsync: send } = useMutation({
    mutationFn: wallet.send,
    networkMode: 'always',
    retry: 0,
    gcTime: 0,
    onSettled: refresh,
  })
  const askPin = usePinCall('pinPad.notChecked', lockedCode)
  const [shown, setShown] = useState(START)
  // A ref with the newest state, shared by two events of one tick.
  const data = useRef(START)
  const isOpen = useRef(false)
  const wake = useRef(() => {})

  function change(changes: Partial<Data>) {
    data.current = { ...data.current, ...changes }
    if (isOpen.current) setShown(data.current)
  }

  /** Makes a transition; false where the machine has none, and the caller must stop. */
  function move(event: TopUpEvent, changes: Partial<Data> = {}): boolean {
    const state = moveTopUp(data.current.state, event)
    if (state === data.current.state) return false
    change({ message: undefined, ...changes, state })
    return true
  }

  async function open() {
    if (!move('open')) return
    try {
      const check = await wallet.check()
      if (!check.isAllowed) {
        move('blocked', { message: check.message })
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
    const { amount } = data.current
    if (amount === undefined || !move('confirm')) return
    let result: MoneyResult<unknown>
    try {
      result = await send({ amount, before: checkBalance })
    } catch (error) {
      await refused(error, amount)
      return
    }
    if (result.outcome === 'done') await succeed(amount)
    else if (result.outcome === 'unknown') await findOut(amount, result)
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
    if (wasToppedUpSince(data.current.before ?? NOTHING, now)) throw new BalanceChanged(now)
  }

  /**
   * A browser resends a request by itself when a kept-alive connection breaks before any response. Then the first
   * request has moved the money and the second is refused: the ledger is read before the refusal is final.
   */
  async function refused(error: unknown, amount: number) {
    if (error instanceof BalanceChanged) {
      const { ledger: before } = error
      move('failed', { before, message: t('topUp.meanwhile', { balance: moneyText(before.closing) }) })
      return
    }
    if (error instanceof ServerError) {
      const now = await wallet.readLedger().catch(unread)
      if (now && hasArrived(data.current.before ?? NOTHING, now, amount)) return succeed(amount, now)
    }
    move('failed', { message: error instanceof NetworkError ? t('topUp.notSent') : explainFailure(error, t) })
  }

  async function succeed(amount: number, ledger?: TopUpLedger) {
    move('succeeded', { newBalance: ledger?.closing })
    const now = ledger ?? (await wallet.readLedger().catch(unread))
    change({ newBalance: now?.closing })
    onToppedUp?.({ driverKey, groupId, amount, balance: now?.closing })
  }

  /**
   * An earlier top-up of this wallet with another amount has an unknown outcome, and nothing was sent. Once the ledger
   * resolves it, the result is shown and this top-up can be confirmed again.
   */
  async function settleEarlier(settle: Settle) {
    try {
      for (let round = 0; round < BELIEVED_AFTER; round += 1) await pause(ASK_AFTER[round] ?? 0)
      if (!isOpen.current) return
      const now = await wallet.readLedger()
      settle()
      refresh()
      move('failed', { before: now, message: t('topUp.earlier', { balance: moneyText(now.closing) }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      move('failed', { message: explainFailure(error, t) })
    }
  }

  /** Polls the ledger until the outcome is known; only then the same top-up may be sent again. */
  async function findOut(amount: number, { error, settle }: { error: ApiError; settle: Settle }) {
    move('unknown')
    let without = 0
    for (let round = 0; isOpen.current; round += 1) {
      await pause(ASK_AFTER[Math.min(round, ASK_AFTER.length - 1)] ?? 0)
      if (!isOpen.current) return
      try {
        const now = await wallet.readLedger()
        if (hasArrived(data.current.before ?? NOTHING, now, amount)) {
          settle('final')
          refresh()
          return succeed(amount, now)
        }
        without += 1
        if (without < BELIEVED_AFTER) continue
        const check = await wallet.check()
        settle()
        const general = check.isAllowed ? t('topUp.notDone') : check.message || t('topUp.blocked')
        move('failed', { message: serverWords(error) ?? general })
        return
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        change({ message: explainFailure(failure, t) })
      }
    }
  }

  /** After an unknown outcome this runs twice: the first time may be too early to include the money. */
  function refresh() {
    for (const { id } of wallet.refreshed) {
      void queries.invalidateQueries({ queryKey: [id] })
    }
  }

  /** Waits for a delay; ends early when the browser is online again or a check is requested. */
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        window.removeEventListener('online', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      window.addEventListener('online', end)
      wake.current = end
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once: another wallet mounts another popup by its key.
  useEffect(() => {
    isOpen.current = true
    if (data.current.state === 'idle') void open()
    else setShown(data.current)
    return () => {
      isOpen.current = false
      wake.current()
    }
  }, [])

  const { state, amount, newBalance, message, before } = shown
  return {
    state: { state, amount, newBalance, message, balance: before?.closing },
    onAmount: (given: { amount: number }) => void move(amountGiven(data.current.needsPin), given),
    onPin: enterPin,
    onBack: () => void move('back'),
    onConfirm: () => void confirm(),
    onRetry: () => (data.current.state === 'idle' ? void open() : wake.current()),
    onClose() {
      const isShut = data.current.state === 'idle' || move('close')
      if (isShut) onClose()
    },
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
