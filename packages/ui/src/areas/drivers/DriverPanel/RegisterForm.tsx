import { registerDriverMutation } from '@fleetgis/api/drivers'
import {
  contactFields,
  joinVehicle,
  type RegistrationForm,
  registrationErrors,
} from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { FieldAction } from '../../../primitives/fields/FieldAction.ts'
import { showFirstError } from '../../../primitives/fields/showFirstError.ts'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { driversWords } from '../words.ts'
import { DriverFields } from './DriverFields.tsx'
import { type FoundDriver, useDriverLookup } from './useDriverLookup.ts'
import { useDriverSave } from './useDriverSave.ts'

export interface RegisterFormProps {
  userId: string
  groupId: string
  submitLabel: string
  /** A driver with the typed user id was found. */
  onFound: (found: FoundDriver) => void
  /** The driver is registered, or Cancel was pressed. */
  onClose: () => void
}

const FIELDS = ['name', 'userId', 'memberId', 'vehicleNo', 'brand', 'model'] as const

/** Name, user id with its lookup, member id, vehicle no, brand and model of a new driver. REG-02, REG-03, VAL-24. */
export function RegisterForm({ userId, groupId, submitLabel, onFound, onClose }: RegisterFormProps) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const { isLookingUp, missed, lookUp } = useDriverLookup({ userId, groupId, onFound })
  const { mutateAsync } = useMutation(registerDriverMutation(client))
  const { saving, onSave } = useDriverSave({
    userId,
    groupId,
    isLookedUp: false,
    driver: undefined,
    send: ({ userId: typed, brand, model, ...values }: RegistrationForm) =>
      mutateAsync({
        userId,
        groupId,
        ...values,
        ...contactFields(typed),
        vehicle: joinVehicle(brand, model),
      }),
    done: 'registered',
    onDone: onClose,
  })
  const { isSaving } = saving
  const form = useFields({
    names: FIELDS,
    validate: registrationErrors,
    onValid: onSave,
    isBusy: isSaving || isLookingUp,
    isReadOnly: isSaving,
    draft: saving.draft,
    keeps: FIELDS,
  })
  const contact = form.field('userId')
  // It says nothing about another user id.
  const shownMiss = missed?.typed === contact.value.trim() ? missed : undefined

  function search({ currentTarget }: { currentTarget: Element }) {
    if (isSaving || isLookingUp) return
    contact.onBlur()
    const inForm = currentTarget.closest('form')
    if (registrationErrors({ userId: contact.value }).userId === undefined) void lookUp(contact.value.trim())
    else if (inForm) showFirstError(inForm)
  }

  return (
    <RecordForm
      {...saving}
      label={t('driverPanel.registration')}
      isChanged={form.isChanged}
      onSubmit={form.onSubmit}
      onCancel={onClose}
      submitLabel={submitLabel}
    >
      {shownMiss ? (
        <Banner tone={'error' in shownMiss ? 'danger' : 'info'}>
          {'error' in shownMiss ? explainFailure(shownMiss.error, t) : t('driverPanel.notFound')}
        </Banner>
      ) : null}
      <DriverFields
        field={form.field}
        isNameRequired={false}
        userId={
          <TextField
            {...contact}
            label={t('driverPanel.userId')}
            description={t('driverPanel.userIdHint')}
            autoComplete="off"
            // The lookup decides between registration and update (REG-03).
            autoFocus
            isRequired
            isReadOnly={isSaving || isLookingUp}
            onKeyDown={(event) => {
              // Enter looks up here, and submits in the other fields (CF-69).
              if (event.key !== 'Enter') return event.continuePropagation()
              event.preventDefault()
              search(event)
            }}
            action={
              <FieldAction
                type="button"
                aria-label={t('driverPanel.lookUp')}
                aria-busy={isLookingUp}
                onClick={search}
              >
                {isLookingUp ? <Spinner /> : <Search size={18} aria-hidden />}
              </FieldAction>
            }
          />
        }
      />
      <TextField {...form.field('brand')} label={t('driverPanel.brand')} autoComplete="off" />
      <TextField {...form.field('model')} label={t('driverPanel.model')} autoComplete="off" />
    </RecordForm>
  )
}
