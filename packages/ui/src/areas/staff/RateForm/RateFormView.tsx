import type { RateInput } from '@fleetgis/api/staff'
import { formatExactAmount, readMoney } from '@fleetgis/domain/format'
import { CHARGE_RANGE, type Rate, type RateField, rateErrors } from '@fleetgis/domain/staff'
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import type { Saving } from '../../../remote/calls/useSave.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { FormCard } from '../FormCard.tsx'
import { staffWords } from '../words.ts'

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

/** A charge of a valid form. */
const charge = (typed: string) => readMoney(typed, CHARGE_RANGE).amount ?? 0

/** The rate of a group: its initial fare, a kilometre and a waiting minute, in MMK. Source: CF-128. */
export function RateFormView({ rate, groups, onSave, onCancel, ...others }: RateFormViewProps) {
  const t = useText(staffWords)
  const form = useFields({
    names: FIELDS,
    validate: rateErrors,
    initial: rate && {
      groupId: rate.groupId,
      initial: formatExactAmount(rate.initial),
      perKm: formatExactAmount(rate.perKm),
      perMinute: formatExactAmount(rate.perMinute),
    },
    onValid: ({ groupId, ...typed }) =>
      onSave({
        id: rate?.id,
        groupId,
        initial: charge(typed.initial),
        perKm: charge(typed.perKm),
        perMinute: charge(typed.perMinute),
      }),
    isBusy: others.isSaving,
    draft: others.draft,
    keeps: FIELDS,
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
          <MoneyField key={name} {...form.field(name)} range={CHARGE_RANGE} label={t(`rates.${name}`)} />
        ))}
        <p>{t('rates.hint')}</p>
      </RecordForm>
    </FormCard>
  )
}
