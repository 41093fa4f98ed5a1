import type { ExtraChargeInput } from '@fleetgis/api/staff'
import { formatExactAmount, readMoney } from '@fleetgis/domain/format'
import {
  CHARGE_RANGE,
  type ExtraCharge,
  type ExtraChargeField,
  extraChargeErrors,
} from '@fleetgis/domain/staff'
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import type { Saving } from '../../../remote/calls/useSave.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { FormCard } from '../FormCard.tsx'
import { NameField } from '../NameField.tsx'
import { staffWords } from '../words.ts'

export interface ExtraChargeFormViewProps extends Saving, RootProps<HTMLDivElement> {
  /** Undefined for a new charge. */
  charge: ExtraCharge | undefined
  groups: GroupChoices
  onSave: (input: ExtraChargeInput) => void
  onCancel: () => void
}

const FIELDS: readonly ExtraChargeField[] = ['groupId', 'name', 'amount']

/** An extra charge of a group: its name and its amount in MMK. Source: CF-128. */
export function ExtraChargeFormView({
  charge,
  groups,
  onSave,
  onCancel,
  ...others
}: ExtraChargeFormViewProps) {
  const t = useText(staffWords)
  const form = useFields({
    names: FIELDS,
    validate: extraChargeErrors,
    initial: charge && {
      groupId: charge.groupId,
      name: charge.name,
      amount: formatExactAmount(charge.amount),
    },
    onValid: ({ groupId, name, amount }) =>
      onSave({
        id: charge?.id,
        groupId,
        name: name.trim(),
        amount: readMoney(amount, CHARGE_RANGE).amount ?? 0,
      }),
    isBusy: others.isSaving,
    draft: others.draft,
    keeps: FIELDS,
  })
  return (
    <FormCard {...rootProps(others)} data-component="ExtraChargeForm" data-size="narrow">
      <RecordForm
        {...others}
        label={t('page.extraChargeForm')}
        isChanged={form.isChanged}
        onSubmit={form.onSubmit}
        onCancel={onCancel}
      >
        <GroupSelect
          {...groups}
          {...form.field('groupId')}
          label={t('extraCharges.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          isRequired
        />
        <NameField {...form.field('name')} label={t('extraCharges.name')} />
        <MoneyField {...form.field('amount')} range={CHARGE_RANGE} label={t('extraCharges.amount')} />
      </RecordForm>
    </FormCard>
  )
}
