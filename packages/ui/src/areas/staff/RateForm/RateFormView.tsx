import type { RateInput } from '@fleetgis/api/staff'
import { type Rate, type RateField, rateErrors, readCharge } from '@fleetgis/domain/staff'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'
import type { Saving } from '../../../remote/useSave.ts'
import { ChargeField } from '../ChargeField.tsx'
import { FormCard, RecordForm } from '../RecordForm.tsx'

export interface RateFormViewProps extends Saving, RootProps<HTMLDivElement> {
  /** Undefined for a new rate. */
  rate: Rate | undefined
  /** The groups of a new rate: those without one. */
  groups: GroupChoices
  onSave: (input: RateInput) => void
  onCancel: () => void
}

const FIELDS: readonly RateField[] = ['groupId', 'initial', 'perKm', 'perMinute']
/** The fields that a known rate can change. */
export const CHARGES = ['initial', 'perKm', 'perMinute'] as const

/** The rate of a group: its initial fare, a kilometre and a waiting minute, in MMK. Source: CF-128. */
export function RateFormView({ rate, groups, onSave, onCancel, ...others }: RateFormViewProps) {
  const t = useText()
  const form = useFields({
    names: FIELDS,
    validate: rateErrors,
    initial: rate && {
      groupId: rate.groupId,
      initial: String(rate.initial),
      perKm: String(rate.perKm),
      perMinute: String(rate.perMinute),
    },
    onValid: ({ groupId, ...typed }) =>
      onSave({
        id: rate?.id,
        groupId,
        initial: readCharge(typed.initial) ?? 0,
        perKm: readCharge(typed.perKm) ?? 0,
        perMinute: readCharge(typed.perMinute) ?? 0,
      }),
    isBusy: others.isSaving,
  })
  return (
    <FormCard {...rootProps(others)} data-component="RateForm" data-size="narrow">
      <RecordForm
        {...others}
        label={t('page.rateForm')}
        isChanged={form.isChanged}
        onSubmit={form.onSubmit}
        onCancel={onCancel}
      >
        <GroupSelect
          {...form.field('groupId')}
          {...(rate ? { groups: [{ key: '', id: rate.groupId, name: rate.groupName }] } : groups)}
          label={t('rates.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          isDisabled={rate !== undefined}
          isRequired
        />
        {CHARGES.map((name) => (
          <ChargeField key={name} {...form.field(name)} label={t(`rates.${name}`)} />
        ))}
        <p>{t('rates.hint')}</p>
      </RecordForm>
    </FormCard>
  )
}
