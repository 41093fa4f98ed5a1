import { type Driver, type DriverEditValues, driverEditErrors } from '@fleetgis/domain/drivers'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useSending, useUnsaved } from '../../../provider/useUnsaved.ts'
import type { BothVersions } from '../../../remote/calls/EditConflict.tsx'
import { driversWords } from '../words.ts'
import { DriverFields } from './DriverFields.tsx'
import { editValues } from './driverEdit.ts'

export interface EditFormProps {
  driver: Driver
  /** As shown; it cannot be edited (CF-69). */
  userId: string
  submitLabel: string
  /** A lookup found the driver. */
  isFound: boolean
  isSending: boolean
  draft: KeptDraft | undefined
  /** Both versions of a driver that was saved elsewhere meanwhile, in place of the fields. CF-179. */
  conflict: BothVersions | undefined
  /** It shows the values of the server after Take theirs. */
  isReopened: boolean
  onSave: (values: DriverEditValues) => void
}

// Rare, and its words are those of the staff's forms.
const EditConflict = lazily(() =>
  import('../../../remote/calls/EditConflict.tsx').then((file) => file.EditConflict),
)

const FIELDS = ['name', 'memberId', 'vehicleNo', 'vehicle'] as const

/** Name, user id, member id, vehicle no and brand of a driver. REG-01, REG-04, VAL-26. */
export function EditForm(props: EditFormProps) {
  const { driver, userId, submitLabel, isFound, isSending, conflict, onSave } = props
  const t = useText(driversWords)
  const form = useFields({
    names: FIELDS,
    initial: editValues(driver),
    validate: ({ name }) => {
      const { name: error } = driverEditErrors({ driverId: driver.key, name })
      return error ? { name: error } : {}
    },
    onValid: onSave,
    isBusy: isSending,
    draft: props.draft,
    keeps: FIELDS,
  })
  useSending(isSending)
  // The fields, which show it otherwise, are away.
  useUnsaved(conflict !== undefined, props.draft?.drop)
  return conflict ? (
    <EditConflict conflict={conflict} isSaving={isSending} />
  ) : (
    <DriverFields
      form={form}
      label={t(isFound ? 'driverPanel.driver' : 'driverPanel.edit')}
      submitLabel={submitLabel}
      isSending={isSending}
      draft={props.draft}
      isNameRequired
      hasFocus={props.isReopened}
      message={isFound ? <Banner tone="info">{t('driverPanel.found')}</Banner> : null}
      userId={
        <TextField
          label={t('driverPanel.userId')}
          value={userId}
          isReadOnly
          // The focus stays on the user id, which was looked up.
          autoFocus={isFound && !props.isReopened}
        />
      }
    >
      <TextField {...form.field('vehicle')} label={t('driverPanel.brand')} autoComplete="off" />
    </DriverFields>
  )
}
