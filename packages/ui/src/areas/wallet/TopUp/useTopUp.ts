import { amountGiven, type TopUpState, wasToppedUpSince } from '@fleetgis/domain/wallet'
import { useEffect } from 'react'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import type { PinResult } from '../PinPad/PinResult.ts'
import { usePinCall } from '../PinPad/usePinCall.ts'
import { resumeTopUp } from './settleTopUp.ts'
import { unread } from './TopUpWallet.ts'
import { useSendTopUp } from './useSendTopUp.ts'
import { type TopUpFlowOptions, useTopUpFlow } from './useTopUpFlow.ts'

interface TopUpOptions extends TopUpFlowOptions {
  lockedCode?: number | undefined
  onClose: () => void
}

/** The steps after the amount in which nothing has been sent yet. */
const BEFORE_SENDING: ReadonlySet<TopUpState> = new Set(['pin', 'pinAsking', 'confirming'])

/**
 * Drives the domain's state machine. Every step is a transition made before any await, so that nothing is sent twice.
 * While the outcome is unknown, it polls the ledger. What is sent is kept on the device until then, and a popup that
 * finds an earlier top-up of its wallet there settles that one first. Source: WAL-10..13, CF-65, CF-66, R5.
 */
export function useTopUp(options: TopUpOptions) {
  const { driverKey, groupId, lockedCode, onClose } = options
  const flow = useTopUpFlow(options)
  const { t, wallet, machine, intents, arrivals } = flow
  const { data, move } = machine
  const draft = useKeptDraft(`topUp/${groupId}/${driverKey}`, options.userId)
  const askPin = usePinCall('pinPad.notChecked', lockedCode)
  const send = useSendTopUp(flow, () => draft?.drop())

  async function open() {
    const sent = intents.sentBefore()
    if (sent) return resumeTopUp(flow, sent)
    if (!move('open')) return
    try {
      const check = await wallet.check()
      if (!check.isAllowed) {
        move('blocked', { message: flow.blockedText(check.message) })
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

  /** Reads the balance again for the confirmation: the popup may have been open for long. */
  async function renewBalance() {
    const shown = data().before
    const now = await wallet.readLedger().catch(unread)
    const isWaiting = BEFORE_SENDING.has(data().state) && data().before === shown
    if (now?.closing === undefined || !shown || !isWaiting) return
    // The check before the call reports what was added meanwhile.
    if (!wasToppedUpSince(shown, now)) machine.change({ before: now })
  }

  async function confirm() {
    const { amount } = data()
    if (amount === undefined || !move('confirm')) return
    await send(amount)
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

  const { state, amount, newBalance, message, before } = machine.shown
  return {
    draft,
    state: { state, amount, newBalance, message, balance: before?.closing },
    onAmount(given: { amount: number }) {
      if (move(amountGiven(data().needsPin), given)) void renewBalance()
    },
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
