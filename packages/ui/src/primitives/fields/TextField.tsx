import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { fieldRing } from '../../theme/focusRing.ts'
import type { AriaRootProps } from '../rootProps.ts'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'>,
    AriaRootProps<HTMLDivElement> {
  label: string
  /** A hint below the field. */
  description?: string | undefined
  /** An error message; the field is invalid while it is set. */
  errorMessage?: string | undefined
  /** Shown while the field is empty; does not replace the label. */
  placeholder?: string | undefined
  /** An element inside the field, after the text. */
  action?: ReactNode
  /** A ref to the `input` element. */
  inputRef?: Ref<HTMLInputElement>
}

const Field = styled(AriaTextField)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-1);
  min-width: 0;
  text-align: start;

  > label {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
  }

  > [data-part='box'] {
    display: flex;
    align-items: center;
    min-height: var(--fleet-control-height);
    border: 1px solid var(--fleet-field-border);
    border-radius: var(--fleet-control-radius);
    background: var(--fleet-field-background);
  }
  > [data-part='box']:hover {
    border-color: var(--fleet-color-text-muted);
  }
  &[data-readonly] > [data-part='box'] {
    background: var(--fleet-color-sunken);
  }
  > [data-part='box'] {
    ${fieldRing('input:focus-visible')}
  }

  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: calc(var(--fleet-control-height) - 2px);
    padding: 0 var(--fleet-space-3);
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    font-size: var(--fleet-control-text);
  }
  input::placeholder {
    color: var(--fleet-color-text-muted);
    opacity: 1;
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: var(--fleet-color-text);
    caret-color: var(--fleet-color-text);
    box-shadow: 0 0 0 100px var(--fleet-color-accent-soft) inset;
  }

  [slot='description'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  [slot='errorMessage'] {
    color: var(--fleet-color-red);
    font-size: var(--fleet-text-s);
  }

  &[data-invalid] > [data-part='box'] {
    border-color: var(--fleet-color-red);
  }
  &[data-disabled] {
    opacity: 0.6;
  }
`

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  action,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <Field
      {...props}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      data-component="TextField"
    >
      <Label>{label}</Label>
      <div data-part="box">
        <Input placeholder={placeholder} {...(inputRef === undefined ? {} : { ref: inputRef })} />
        {action}
      </div>
      {description === undefined ? null : <Text slot="description">{description}</Text>}
      <FieldError>{errorMessage}</FieldError>
    </Field>
  )
}
