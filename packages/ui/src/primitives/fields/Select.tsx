import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldFrame } from './FieldFrame.ts'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  /** The value of an option; empty shows the `placeholder`. */
  value: Value | ''
  onChange: (value: Value) => void
  placeholder?: string | undefined
  /** A hint below the field. */
  description?: string | undefined
  /** An error message; the field is invalid while it is set. */
  error?: string | undefined
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

const Field = styled(FieldFrame)`
  select {
    appearance: none;
    width: 100%;
    min-width: 0;
    min-height: calc(var(--fleet-control-height) - 2px);
    padding: 0 36px 0 var(--fleet-space-3);
    overflow: hidden;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    font-size: var(--fleet-control-text);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  select:disabled {
    cursor: not-allowed;
  }
  option {
    background: var(--fleet-color-raised);
    color: var(--fleet-color-text);
  }
  [data-part='box'] {
    position: relative;
  }
  [data-part='box'] > svg {
    position: absolute;
    inset-inline-end: var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    pointer-events: none;
  }
`

/**
 * Chooses one of a few options. It is the browser's own select: a phone opens its native list, it works before scripts
 * load, and it has no words to translate.
 */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  description,
  error,
  isDisabled = false,
  isRequired = false,
  name,
  className,
}: SelectProps<Value>) {
  const id = useId()
  const hintId = description === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const chosen = options.find((option) => option.value === value)
  return (
    <Field
      className={className}
      data-component="Select"
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <select
          id={id}
          name={name}
          value={chosen?.value ?? ''}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            const next = options.find((option) => option.value === event.target.value)
            if (next) onChange(next.value)
          }}
        >
          {chosen ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
      {description === undefined ? null : (
        <span id={hintId} data-part="description">
          {description}
        </span>
      )}
      {error === undefined ? null : (
        <span id={errorId} data-part="error">
          {error}
        </span>
      )}
    </Field>
  )
}
