import { useRef, useState } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
import { reportOnce } from '../../../reportOnce.ts'
import { walletWords } from '../words.ts'
import type { PinAnswer, PinResult } from './PinResult.ts'

type Step = 'open' | 'sending' | PinResult['outcome']

/** Sends a PIN, one at a time, and keeps the last result. */
export function useSendPin() {
  const t = useText(walletWords)
  const [{ step, message }, setLast] = useState<{ step: Step; message?: string | undefined }>({
    step: 'open',
  })
  // A ref: state updates too late for a second submit in the same tick.
  const isSending = useRef(false)

  async function send(look: () => PinAnswer): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setLast({ step: 'sending' })
    let result: PinResult
    try {
      result = knownResult((await look()) ?? { outcome: 'accepted' })
    } catch {
      // The error is not reported: it belongs to the caller and may contain the PIN.
      result = { outcome: 'failed' }
    }
    isSending.current = false
    setLast(
      result.outcome === 'accepted'
        ? { step: 'accepted' }
        : { step: result.outcome, message: result.message || t(`pinPad.${result.outcome}`) },
    )
  }

  return { step, message, send, reopen: () => setLast({ step: 'open' }) }
}

const OUTCOMES: readonly unknown[] = [
  'accepted',
  'wrong',
  'locked',
  'failed',
] satisfies PinResult['outcome'][]

/** The result, or a failed one in place of one that there is not; the console says so, once. */
function knownResult(result: PinResult): PinResult {
  if (OUTCOMES.includes(result.outcome)) return result
  reportOnce(
    `PinPad: onComplete resolves to what is no result. Give { outcome }, one of ${OUTCOMES.join(', ')}, or nothing where the PIN is accepted.`,
  )
  return { outcome: 'failed' }
}

/** The look of the boxes at a step. */
export const fieldState = (step: Step) => (step === 'wrong' || step === 'failed' ? 'open' : step)
