import { type RegistrationForm, registrationErrors } from '@fleetgis/domain/drivers'
import Search from 'lucide-react/icons/search'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { FieldAction } from '../../../primitives/fields/FieldAction.ts'
import { showFirstError } from '../../../primitives/fields/showFirstError.ts'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useSending } from '../../../provider/useUnsaved.ts'
import { driversWords } from '../words.ts'
import { DriverFields } from './DriverFields.tsx'
import type { LookupNote } from './useDriverLookup.ts'

export interface RegisterFormProps {
  /** The outcome of the last lookup. */
  note: LookupNote | undefined
  submitLabel: string
  isLookingUp: boolean
  draft: KeptDraft | undefined
  isSending: boolean
  /** Looks for a driver with the typed user id, which is not blank. */
  onLookUp: (typed: string) => void
  onRegister: (form: RegistrationForm) => void
}

const FIELDS = ['name', 'userId', 'memberId', 'vehicleNo', 'brand', 'model'] as const

/** Name, user id with its lookup, member id, vehicle no, brand and model of a new driver. REG-02, REG-03, VAL-24. */
export function RegisterForm(props: RegisterFormProps) {
  const { note, isLookingUp, isSending, onLookUp, onRegister } = props
  const t = useText(driversWords)
  const form = useFields({
    names: FIELDS,
    validate: registrationErrors,
    onValid: onRegister,
    isBusy: isSending || isLookingUp,
    isReadOnly: isSending,
    draft: props.draft,
    keeps: FIELDS,
  })
  useSending(isSending)
  const userId = form.field('userId')
  // It says nothing about another user id.
  const shownNote = note?.typed === userId.value.trim() ? note : undefined

  function lookUp({ currentTarget }: { currentTarget: Element }) {
    if (isSending || isLookingUp) return
    userId.onBlur()
    const inForm = currentTarget.closest('form')
    if (registrationErrors({ userId: userId.value }).userId === undefined) onLookUp(userId.value.trim())
    else if (inForm) showFirstError(inForm)
  }

  return (
    <DriverFields
      form={form}
      label={t('driverPanel.registration')}
      submitLabel={props.submitLabel}
      isSending={isSending}
      draft={props.draft}
      isNameRequired={false}
      message={shownNote ? <Banner tone={shownNote.tone}>{shownNote.text}</Banner> : null}
      userId={
        <TextField
          {...userId}
          label={t('driverPanel.userId')}
          description={t('driverPanel.userIdHint')}
          autoComplete="off"
          // The lookup decides between registration and update (REG-03).
          autoFocus
          isRequired
          isReadOnly={isSending || isLookingUp}
          onKeyDown={(event) => {
            // Enter looks up here, and submits in the other fields (CF-69).
            if (event.key !== 'Enter') return event.continuePropagation()
            event.preventDefault()
            lookUp(event)
          }}
          action={
            <FieldAction
              type="button"
              aria-label={t('driverPanel.lookUp')}
              aria-busy={isLookingUp}
              onClick={lookUp}
            >
              {isLookingUp ? <Spinner /> : <Search size={18} aria-hidden />}
            </FieldAction>
          }
        />
      }
    >
      <TextField {...form.field('brand')} label={t('driverPanel.brand')} autoComplete="off" />
      <TextField {...form.field('model')} label={t('driverPanel.model')} autoComplete="off" />
    </DriverFields>
  )
}
