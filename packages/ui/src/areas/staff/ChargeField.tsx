import { styled } from 'styled-components'
import { TextField, type TextFieldProps } from '../../primitives/fields/TextField.tsx'

/** A typed amount in MMK. */
export function ChargeField(props: TextFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" action={<Unit>MMK</Unit>} isRequired />
}

const Unit = styled.span`
  padding-inline: var(--fleet-space-3);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`
