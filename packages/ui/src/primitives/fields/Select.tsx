import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { styled } from 'styled-components'
import { type RootProps, rootProps } from '../rootProps.ts'
import { FieldFrame } from './FieldFrame.ts'
import { fieldControl } from './fieldLook.ts'

export interface SelectItem<Value extends string> {
  readonly id: Value
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectProps<Value extends string> extends RootProps<HTMLDivElement> {
  label: string
  items: readonly SelectItem<Value>[]
  /** The id of an item; empty shows the `placeholder`. */
  value: Value | ''
  onChange: (value: Value) => void
  placeholder?: string | undefined
  /** A hint below the field. */
  description?: string | undefined
  /** An error message; the field is invalid while it is set. */
  errorMessage?: string | undefined
  isDisabled?: boolean
  /** Disables it too: the browser's select has no read-only state. */
  isReadOnly?: boolean
  isRequired?: boolean
  name?: string
}

const Field = styled(FieldFrame)`
  select {
    -webkit-appearance: none;
    appearance: none;
    ${fieldControl}
    padding: 0 36px 0 var(--fleet-space-3);
    overflow: hidden;
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
  items,
  value,
  onChange,
  placeholder,
  description,
  errorMessage,
  isDisabled: isOff = false,
  isReadOnly = false,
  isRequired = false,
  name,
  id: givenId,
  ...root
}: SelectProps<Value>) {
  const isDisabled = isOff || isReadOnly
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = description === undefined ? undefined : `${id}-hint`
  const errorId = errorMessage === undefined ? undefined : `${id}-error`
  const chosen = items.find((item) => item.id === value)
  return (
    <Field
      {...rootProps(root)}
      data-component="Select"
      data-invalid={errorMessage !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <div data-part="box">
        <select
          id={id}
          name={name}
          value={chosen?.id ?? ''}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={errorMessage !== undefined || undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            const next = items.find((item) => item.id === event.target.value)
            if (next) onChange(next.id)
          }}
        >
          {chosen ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.id} value={item.id} disabled={item.isDisabled}>
              {item.label}
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
      {errorMessage === undefined ? null : (
        <span id={errorId} data-part="error">
          {errorMessage}
        </span>
      )}
    </Field>
  )
}
