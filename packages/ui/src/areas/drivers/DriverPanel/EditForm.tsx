import { type Driver, type DriverEditValues, driverEditErrors } from '@fleetgis/domain/drivers'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { DriverFields } from './DriverFields.tsx'
import { editValues } from './useDriverChange.ts'

export interface EditFormProps {
  driver: Driver
  /** As shown; it cannot be edited (CF-69). */
  userId: string
  submitLabel: string
  /** A lookup found the driver. */
  isFound: boolean
  isSending: boolean
  onSave: (values: DriverEditValues) => void
}

const FIELDS = ['name', 'memberId', 'vehicleNo', 'vehicle'] as const

/** Name, user id, member id, vehicle no and brand of a driver. REG-01, REG-04, VAL-26. */
export function EditForm({ driver, userId, submitLabel, isFound, isSending, onSave }: EditFormProps) {
  const t = useText()
  const form = useFields({
    names: FIELDS,
    initial: editValues(driver),
    validate: ({ name }) => {
      const { name: error } = driverEditErrors({ driverId: driver.key, name })
      return error ? { name: error } : {}
    },
    onValid: onSave,
    isBusy: isSending,
  })
  return (
    <DriverFields
      form={form}
      label={t(isFound ? 'driverPanel.driver' : 'driverPanel.edit')}
      submitLabel={submitLabel}
      isSending={isSending}
      isNameRequired
      message={isFound ? <Banner tone="info">{t('driverPanel.found')}</Banner> : null}
      userId={<TextField label={t('driverPanel.userId')} value={userId} isReadOnly />}
    >
      <TextField {...form.field('vehicle')} label={t('driverPanel.brand')} autoComplete="off" />
    </DriverFields>
  )
}
