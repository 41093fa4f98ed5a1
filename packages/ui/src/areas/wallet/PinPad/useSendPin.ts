import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
import type { PinAnswer, PinResult } from './PinResult.ts'

type Step = 'open' | 'sending' | PinResult['outcome']

/** Sends a PIN, one at a time, and knows what became of the last one. */
export function useSendPin() {
  const t = useText()
  const [{ step, message }, setLast] = useState<{ step: Step; message?: string | undefined }>({
    step: 'open',
  })
  // State is too late for the second of two in one moment.
  const isSending = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const words: Record<Exclude<PinResult['outcome'], 'accepted'>, string> = {
    wrong: t('pinPad.wrong'),
    locked: t('pinPad.locked'),
    failed: t('pinPad.failed'),
  }

  async function send(look: () => PinAnswer): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setLast({ step: 'sending' })
    let result: PinResult
    try {
      result = (await look()) ?? { outcome: 'accepted' }
    } catch {
      // The error stays untold: it is its owner's, and may quote what was entered.
      result = { outcome: 'failed' }
    }
    isSending.current = false
    if (!isShown.current) return
    setLast(
      result.outcome === 'accepted'
        ? { step: 'accepted' }
        : { step: result.outcome, message: result.message || words[result.outcome] },
    )
  }

  return { step, message, send, reopen: () => setLast({ step: 'open' }) }
}

/** How the boxes look at each step. */
export const FIELD_STATE = {
  open: 'open',
  sending: 'sending',
  accepted: 'accepted',
  wrong: 'open',
  failed: 'open',
  locked: 'locked',
} as const satisfies Record<Step, string>
