import { latinDigits } from '@fleetgis/domain/format'
import { PIN_LENGTH } from '@fleetgis/domain/wallet'
import { OTPInput } from 'input-otp'
import { type ClipboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { walletWords } from '../words.ts'
import { useClearedInput } from './useClearedInput.ts'

/** Lets the owner read and clear the field; the digits are exposed in no other way. */
export interface PinFieldHandle {
  /** The current digits, in Latin. */
  read(): string
  /** Removes all digits. */
  clear(): void
  focus(): void
}

export interface PinFieldProps {
  label: string
  /** The hint below the label. */
  description?: string | undefined
  /** The error; with one the field is invalid. */
  error?: string | undefined
  /** Announced in place of the progress, such as while a PIN is being checked. */
  statusText?: string | undefined
  /** The look of the boxes; only an `open` field accepts digits. */
  state: 'open' | 'sending' | 'accepted' | 'locked'
  autoFocus?: boolean
  handle: Ref<PinFieldHandle>
  /** The last digit was entered. */
  onFilled: () => void
}

/** Password and form managers ignore the field: a PIN must not be stored. */
const NEVER_STORED = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

const onlyDigits = (text: string) => latinDigits(text).replace(/[^0-9]/g, '')

/**
 * Six drawn boxes over one real input. The digits exist in that input only: the boxes know which of them are filled.
 * The digits are removed when the field is cleared, when it unmounts, and on pagehide, including into the back/forward
 * cache. Source: WAL-05, WAL-06, WAL-07.
 */
export function PinField({
  label,
  description,
  error,
  statusText,
  state,
  autoFocus = false,
  handle,
  onFilled,
}: PinFieldProps) {
  const t = useText(walletWords)
  const id = useId()
  const { input, inputKey, count, countDigits, clear } = useClearedInput()
  const isOpen = state === 'open'

  useImperativeHandle(
    handle,
    () => ({
      read: () => latinDigits(input.current?.value ?? ''),
      clear,
      focus: () => input.current?.focus(),
    }),
    [input, clear],
  )

  /** The input handles pasted text itself, even while it is read-only. */
  const refusePaste = (event: ClipboardEvent) => {
    if (isOpen) return
    event.preventDefault()
    event.stopPropagation()
  }

  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  const progress = count > 0 && isOpen ? t('pinPad.progress', { done: count, all: PIN_LENGTH }) : ''
  return (
    <Field data-component="PinField" data-state={state} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      {description === undefined ? null : (
        <p id={`${id}-description`} data-part="description">
          {description}
        </p>
      )}
      <div data-part="boxes" onPasteCapture={refusePaste}>
        <OTPInput
          key={inputKey}
          {...NEVER_STORED}
          id={id}
          ref={input}
          maxLength={PIN_LENGTH}
          inputMode="numeric"
          pattern="^[0-9၀-၉]*$"
          pasteTransformer={onlyDigits}
          onChange={countDigits}
          // After React has handled the event of the last digit: before that React would restore the cleared value.
          onComplete={() => queueMicrotask(onFilled)}
          // Both would add to the page: room for a badge over the last box, and a style sheet for pages without
          // JavaScript.
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          readOnly={!isOpen}
          disabled={state === 'locked'}
          autoFocus={autoFocus}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          render={({ slots, isFocused }) => (
            <div aria-hidden data-part="drawn">
              {slots.map(({ char, isActive }, index) => {
                const isFilled = char !== null || state === 'sending' || state === 'accepted'
                return (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
                    key={index}
                    data-part="box"
                    data-filled={isFilled || undefined}
                    data-active={(isOpen && isFocused && isActive) || undefined}
                  />
                )
              })}
            </div>
          )}
        />
      </div>
      <p role="status" data-part="progress">
        {statusText ?? progress}
      </p>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" data-part="error">
          <Lines text={error} />
        </p>
      )}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--fleet-space-1);
  min-width: 0;
  text-align: center;

  > p {
    margin: 0;
  }
  > label {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='description'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > [data-part='progress'] {
    ${visuallyHidden}
  }
  > [data-part='error'] {
    white-space: pre-line;
    color: var(--fleet-color-red);
    font-size: var(--fleet-text-s);
  }

  > [data-part='boxes'] {
    width: 100%;
    max-width: 328px;
    margin-block: var(--fleet-space-2);
  }
  [data-part='drawn'] {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--fleet-space-2);
  }
  [data-part='box'] {
    display: grid;
    place-items: center;
    min-height: 52px;
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-radius-m);
    background: var(--fleet-field-background);
    transition: background var(--fleet-duration) var(--fleet-ease);
  }
  [data-part='box'][data-filled]::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-text);
    forced-color-adjust: none;
  }
  [data-part='box'][data-active] {
    border-color: var(--fleet-color-focus);
    outline: var(--fleet-focus-width) solid var(--fleet-color-focus);
    outline-offset: -1px;
  }
  [data-part='box'][data-active]:not([data-filled])::before {
    content: '';
    width: 2px;
    height: 22px;
    background: var(--fleet-color-accent);
    animation: fleet-pin-caret 1s step-end infinite;
  }
  /* Beside a keyboard. */
  @media (max-height: 480px) {
    > [data-part='boxes'] {
      margin-block: var(--fleet-space-1);
    }
    [data-part='box'] {
      min-height: 44px;
    }
  }
  /* Dots for assistive technology that reads the input itself. */
  input {
    -webkit-text-security: disc;
  }

  &[data-invalid] [data-part='box'] {
    border-color: var(--fleet-color-red);
  }
  &[data-state='sending'] [data-part='box'] {
    background: var(--fleet-color-sunken);
  }
  &[data-state='sending'] [data-part='box']::before {
    animation: fleet-pin-wait 1s ease-in-out infinite alternate;
  }
  &[data-state='accepted'] [data-part='box'] {
    border-color: var(--fleet-color-green);
    background: var(--fleet-color-green-soft);
  }
  &[data-state='accepted'] [data-part='box']::before {
    background: var(--fleet-color-green);
  }
  &[data-state='locked'] [data-part='box'] {
    border-style: dashed;
    background: var(--fleet-color-sunken);
  }

  @keyframes fleet-pin-caret {
    50% {
      opacity: 0;
    }
  }
  @keyframes fleet-pin-wait {
    to {
      opacity: 0.3;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='box']::before {
      animation: none !important;
    }
  }
  @media (forced-colors: active) {
    [data-part='box'][data-filled]::before {
      background: CanvasText;
    }
  }
`
