import { type EmptyError, type PinChange, pinError } from '@fleetgis/domain/wallet'
import { type SubmitEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useOfflineSince } from '../../../provider/useOfflineSince.ts'
import { useSending } from '../../../provider/useUnsaved.ts'
import { BlockedOffline } from '../BlockedOffline.tsx'
import { walletWords } from '../words.ts'
import { PinField, type PinFieldHandle } from './PinField.tsx'
import type { PinAnswer } from './PinResult.ts'
import { fieldState, useSendPin } from './useSendPin.ts'

export interface PinChangeFormProps extends RootProps<HTMLFormElement> {
  /** Called on submit with both PINs, six digits each. The resolved result is shown. */
  onSubmit: (change: PinChange) => PinAnswer
  /** The current PIN takes the focus on mount. */
  autoFocus?: boolean
}

type Wrong = Partial<Record<keyof PinChange, EmptyError | undefined>>

/** The current and the new PIN. Source: WAL-08, WAL-15, VAL-14, VAL-15, VAL-28, CF-66, R11. */
export function PinChangeForm({ onSubmit, autoFocus = false, ...root }: PinChangeFormProps) {
  const t = useText(walletWords)
  const current = useRef<PinFieldHandle>(null)
  const next = useRef<PinFieldHandle>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const { step, message, send } = useSendPin()
  const isSending = step === 'sending'
  useSending(isSending)
  // Refused before it is sent, with the digits kept (R11).
  const isBlocked = useOfflineSince() !== undefined && !isSending

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || isBlocked) return
    const change = { oldPin: current.current?.read() ?? '', newPin: next.current?.read() ?? '' }
    const errors = { oldPin: pinError(change.oldPin), newPin: pinError(change.newPin) }
    setWrong(errors)
    if (errors.oldPin) return current.current?.focus()
    if (errors.newPin) return next.current?.focus()
    current.current?.clear()
    next.current?.clear()
    current.current?.focus()
    void send(() => onSubmit(change))
  }

  // A lock does not disable the fields here: each submit is checked by the server again.
  const state = step === 'locked' ? 'open' : fieldState(step)
  const forgive = (field: keyof Wrong) => setWrong((all) => ({ ...all, [field]: undefined }))
  const errorOf = (field: keyof Wrong) => wrong[field] && t(wrong[field])
  return (
    <Form {...root} noValidate onSubmit={submit} data-component="PinChangeForm" data-state={step}>
      <Outcome aria-live="polite">
        {step === 'accepted' ? <Banner tone="success">{t('pinPad.changed')}</Banner> : null}
      </Outcome>
      {step !== 'accepted' && message ? <Banner tone="danger">{message}</Banner> : null}
      <PinField
        handle={current}
        label={t('pinPad.current')}
        error={errorOf('oldPin')}
        statusText={isSending ? t('pinPad.changing') : undefined}
        state={state}
        autoFocus={autoFocus}
        onFilled={() => {
          forgive('oldPin')
          next.current?.focus()
        }}
      />
      <PinField
        handle={next}
        label={t('pinPad.new')}
        error={errorOf('newPin')}
        state={state}
        onFilled={() => forgive('newPin')}
      />
      {step === 'accepted' ? null : (
        <>
          <BlockedOffline isOffline={isBlocked} />
          <Button type="submit" variant="primary" isWide isPending={isSending} isDisabled={isBlocked}>
            {t('pinPad.change')}
          </Button>
        </>
      )}
    </Form>
  )
}

/** In place before its text: a region that comes with it may not be announced. */
const Outcome = styled.div`
  &:empty {
    position: absolute;
  }
`

const Form = styled.form`
  display: grid;
  gap: var(--fleet-space-4);
`
