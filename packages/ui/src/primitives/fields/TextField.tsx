import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import type { AriaRootProps } from '../rootProps.ts'
import { fieldFrame, fieldInput } from './fieldLook.ts'

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
  /** `none` for an id or a password, whose first letter a phone would capitalise. */
  autoCapitalize?: 'none' | undefined
}

const Field = styled(AriaTextField)`
  ${fieldFrame('input:focus-visible')}

  &[data-readonly] > [data-part='box'] {
    background: var(--fleet-color-sunken);
  }
  input {
    ${fieldInput}
    padding: 0 var(--fleet-space-3);
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: var(--fleet-color-text);
    caret-color: var(--fleet-color-text);
    box-shadow: 0 0 0 100px var(--fleet-color-accent-soft) inset;
  }
`

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  action,
  autoCapitalize,
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
        <Input placeholder={placeholder} autoCapitalize={autoCapitalize} />
        {action}
      </div>
      {description === undefined ? null : <Text slot="description">{description}</Text>}
      <FieldError>{errorMessage}</FieldError>
    </Field>
  )
}
