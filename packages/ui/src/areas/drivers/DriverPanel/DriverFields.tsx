import { VEHICLE_NO_PLACEHOLDER } from '@fleetgis/domain/drivers'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { TextField, type TextFieldProps } from '../../../primitives/fields/TextField.tsx'
import type { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import { driversWords } from '../words.ts'

type SharedField = 'name' | 'memberId' | 'vehicleNo'

export interface DriverFieldsProps {
  form: Pick<ReturnType<typeof useFields<SharedField>>, 'isChanged' | 'onSubmit'> & {
    field: (name: SharedField) => Partial<TextFieldProps>
  }
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  isSending: boolean
  /** The draft of the form. */
  draft: KeptDraft | undefined
  isNameRequired: boolean
  /** Whether the name takes the focus when the fields mount. */
  hasFocus?: boolean
  message: ReactNode
  /** The field of the user id. */
  userId: ReactNode
  /** The fields of the vehicle's brand and model. */
  children: ReactNode
}

/** The fields that registration and edit share, in the order of REG-01 and REG-02. */
export function DriverFields(props: DriverFieldsProps) {
  const { form, label, isSending, draft, isNameRequired, hasFocus = false, message, userId, children } = props
  const t = useText(driversWords)
  useUnsaved(form.isChanged, draft?.drop)
  return (
    <Form noValidate aria-label={label} onSubmit={form.onSubmit} data-component="DriverForm">
      {message}
      <TextField
        {...form.field('name')}
        label={t('driverPanel.name')}
        autoFocus={hasFocus}
        autoComplete="off"
        isRequired={isNameRequired}
      />
      {userId}
      <TextField {...form.field('memberId')} label={t('driverPanel.memberId')} autoComplete="off" />
      <TextField
        {...form.field('vehicleNo')}
        label={t('driverPanel.vehicleNo')}
        placeholder={VEHICLE_NO_PLACEHOLDER}
        autoComplete="off"
      />
      {children}
      <Button type="submit" variant="primary" isWide isPending={isSending}>
        {props.submitLabel}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-4);
`
