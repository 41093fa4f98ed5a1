import { VEHICLE_NO_PLACEHOLDER } from '@fleetgis/domain/drivers'
import type { ReactNode } from 'react'
import { TextField, type TextFieldProps } from '../../../primitives/fields/TextField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { driversWords } from '../words.ts'

export interface DriverFieldsProps {
  field: (name: 'name' | 'memberId' | 'vehicleNo') => Partial<TextFieldProps>
  isNameRequired: boolean
  /** The field of the user id. */
  userId: ReactNode
}

/** The fields that registration and edit share, in the order of REG-01 and REG-02. */
export function DriverFields({ field, isNameRequired, userId }: DriverFieldsProps) {
  const t = useText(driversWords)
  return (
    <>
      <TextField
        {...field('name')}
        label={t('driverPanel.name')}
        autoComplete="off"
        isRequired={isNameRequired}
      />
      {userId}
      <TextField {...field('memberId')} label={t('driverPanel.memberId')} autoComplete="off" />
      <TextField
        {...field('vehicleNo')}
        label={t('driverPanel.vehicleNo')}
        placeholder={VEHICLE_NO_PLACEHOLDER}
        autoComplete="off"
      />
    </>
  )
}
