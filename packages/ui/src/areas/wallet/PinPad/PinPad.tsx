import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isFocusLost } from '../../../focus/focusOrder.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useOfflineSince } from '../../../provider/useOfflineSince.ts'
import { useSending } from '../../../provider/useUnsaved.ts'
import { reportOnce } from '../../../reportOnce.ts'
import { walletWords } from '../words.ts'
import { PinField, type PinFieldHandle } from './PinField.tsx'
import type { PinAnswer } from './PinResult.ts'
import { fieldState, useSendPin } from './useSendPin.ts'

export interface PinPadProps extends RootProps<HTMLDivElement> {
  /**
   * Called once with the six digits, after the last one. The resolved result is shown; resolving to nothing means
   * accepted.
   */
  onComplete: (entered: { pin: string }) => PinAnswer
  /** The label; `PIN` by default. */
  label?: string
  /** The hint; by default that the PIN is checked with its last digit. */
  description?: string
  /** Takes the focus on mount. */
  autoFocus?: boolean
}

/**
 * A PIN pad of six digits. The digits exist only in the one real input, and are removed when the last one is entered
 * and passed to `onComplete`. Locked only when `onComplete` resolves to `locked`. Source: WAL-05, WAL-06, WAL-07,
 * CF-66, R11.
 */
export function PinPad({ onComplete, label, description, autoFocus = false, ...root }: PinPadProps) {
  const t = useText(walletWords)
  if (typeof onComplete !== 'function')
    reportOnce('PinPad: it has no onComplete (a function), which checks the PIN. Every PIN fails.')
  const field = useRef<PinFieldHandle>(null)
  const { step, message, send, reopen } = useSendPin()
  const isLocked = step === 'locked'
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The field is disabled now.
    if (isLocked && isFocusLost()) again.current?.focus()
  }, [isLocked])
  const state = fieldState(step)
  // Said before the last digit, and no longer than it holds (R11).
  const isBlocked = useOfflineSince() !== undefined && state === 'open'
  useSending(step === 'sending')

  function complete() {
    const pin = field.current?.read() ?? ''
    field.current?.clear()
    void send(() => onComplete({ pin }))
  }

  const statusText =
    step === 'sending' ? t('pinPad.sending') : step === 'accepted' ? t('pinPad.accepted') : undefined
  return (
    <Pad {...root} data-component="PinPad" data-state={step}>
      <PinField
        key={isLocked ? 'locked' : 'open'}
        handle={field}
        label={label ?? t('pinPad.label')}
        description={description ?? t('pinPad.description')}
        error={isLocked ? undefined : isBlocked ? t('live.blockedOffline') : message}
        statusText={statusText}
        state={state}
        autoFocus={autoFocus && !isLocked}
        onFilled={complete}
      />
      {isLocked ? (
        <Banner
          tone="danger"
          action={
            <Button
              ref={again}
              onPress={() => {
                reopen()
                requestAnimationFrame(() => field.current?.focus())
              }}
            >
              {t('pinPad.again')}
            </Button>
          }
        >
          {message}
        </Banner>
      ) : null}
    </Pad>
  )
}

const Pad = styled.div`
  display: grid;
  gap: var(--fleet-space-4);
`
