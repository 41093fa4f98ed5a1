import { CURRENCY, formatAmount, type MoneyRange, readMoney } from '@fleetgis/domain/format'
import { styled } from 'styled-components'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'action' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'isRequired'> {
  /** The amount as typed; the owner reads it with `readMoney` and the same range. */
  value: string
  onChange: (typed: string) => void
  range: MoneyRange
}

/** A typed amount in MMK. When it is left it shows the amount as read, grouped. CF-171. */
export function MoneyField({ range, onBlur, ...props }: MoneyFieldProps) {
  const { value, onChange } = props
  return (
    <TextField
      {...props}
      onBlur={(event) => {
        const { amount } = readMoney(value, range)
        if (amount !== undefined) onChange(formatAmount(amount))
        onBlur?.(event)
      }}
      inputMode="numeric"
      autoComplete="off"
      action={<Unit>{CURRENCY}</Unit>}
      isRequired
    />
  )
}

const Unit = styled.span`
  padding-inline: var(--fleet-space-3);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`
