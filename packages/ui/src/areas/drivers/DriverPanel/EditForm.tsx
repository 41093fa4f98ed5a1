import { setMemberIdMutation, updateDriverMutation } from '@fleetgis/api/drivers'
import {
  type Driver,
  type DriverEditValues,
  driverEditCall,
  driverEditErrors,
} from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import type { Saving } from '../../../remote/calls/useSave.ts'
import { driversWords } from '../words.ts'
import { DriverFields } from './DriverFields.tsx'
import { useDriverSave } from './useDriverSave.ts'

export interface EditFormProps {
  userId: string
  groupId: string
  driver: Driver
  /** The user id as shown; it cannot be edited (CF-69). */
  contact: string
  /** Save unless given. */
  submitLabel?: string | undefined
  /** A lookup found the driver. */
  isFound?: boolean
  /** The driver is saved, or nothing was changed, or Cancel was pressed. */
  onClose: () => void
}

/** Edits a driver: the member id alone has a call of its own, except of a driver that a lookup found. CF-132. */
export function EditForm({ userId, groupId, driver, isFound = false, ...props }: EditFormProps) {
  const { client } = useFleet()
  const { mutateAsync: update } = useMutation(updateDriverMutation(client))
  const { mutateAsync: setMemberId } = useMutation(setMemberIdMutation(client))
  const { saving, record, version, onSave } = useDriverSave({
    userId,
    groupId,
    isLookedUp: isFound,
    driver,
    send(values: DriverEditValues, before = driver) {
      const ids = { driverId: before.key, groupId }
      return !isFound && driverEditCall(editValues(before), values) === 'memberId'
        ? setMemberId({ ...ids, memberId: values.memberId })
        : update({ ...ids, userId, ...values })
    },
    done: isFound ? 'updated' : 'edited',
    onDone: props.onClose,
  })
  return (
    <EditFields
      key={version}
      {...props}
      {...saving}
      isFound={isFound}
      driver={record ?? driver}
      onSave={onSave}
    />
  )
}

interface EditFieldsProps extends Saving, Omit<EditFormProps, 'userId' | 'groupId'> {
  onSave: (values: DriverEditValues) => void
}

const FIELDS = ['name', 'memberId', 'vehicleNo', 'vehicle'] as const

/** Name, user id, member id, vehicle no and brand of a driver. REG-01, REG-04, VAL-26. */
function EditFields({ driver, contact, isFound = false, onSave, onClose, ...saving }: EditFieldsProps) {
  const t = useText(driversWords)
  const form = useFields({
    names: FIELDS,
    initial: editValues(driver),
    validate: ({ name }) => {
      const { name: error } = driverEditErrors({ driverId: driver.key, name })
      return error ? { name: error } : {}
    },
    onValid: (values) => {
      if (isFound || driverEditCall(editValues(driver), values) !== 'none') return onSave(values)
      saving.draft?.drop()
      onClose()
    },
    isBusy: saving.isSaving,
    draft: saving.draft,
    keeps: FIELDS,
  })
  return (
    <RecordForm
      {...saving}
      label={t(isFound ? 'driverPanel.driver' : 'driverPanel.edit')}
      isChanged={form.isChanged}
      onSubmit={form.onSubmit}
      onCancel={onClose}
    >
      {isFound ? <Banner tone="info">{t('driverPanel.found')}</Banner> : null}
      <DriverFields
        field={form.field}
        isNameRequired
        userId={
          <TextField
            label={t('driverPanel.userId')}
            value={contact}
            isReadOnly
            // The focus stays on the user id, which was looked up.
            autoFocus={isFound && !saving.isReopened}
          />
        }
      />
      <TextField {...form.field('vehicle')} label={t('driverPanel.brand')} autoComplete="off" />
    </RecordForm>
  )
}

/** The editable values of a driver, as sent. */
const editValues = ({ name, memberId, vehicleNo, vehicle }: Driver): DriverEditValues => ({
  name,
  memberId: memberId ?? '',
  vehicleNo: vehicleNo ?? '',
  vehicle: vehicle ?? '',
})
