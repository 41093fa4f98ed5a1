import { useRef, useState } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
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
      result = (await look()) ?? { outcome: 'accepted' }
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

/** The look of the boxes at a step. */
export const fieldState = (step: Step) => (step === 'wrong' || step === 'failed' ? 'open' : step)
