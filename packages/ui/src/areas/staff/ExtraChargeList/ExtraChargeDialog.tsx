import { type ExtraChargeInput, extraChargesQuery, saveExtraChargeMutation } from '@fleetgis/api/staff'
import { formatAmount, readMoney } from '@fleetgis/domain/format'
import {
  CHARGE_RANGE,
  type ExtraCharge,
  type ExtraChargeField,
  extraChargeErrors,
} from '@fleetgis/domain/staff'
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { type Saving, useSave } from '../../../remote/calls/useSave.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import { type GroupChoices, useGroups } from '../../../remote/lists/useGroups.ts'
import { NameField } from '../NameField.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { staffWords } from '../words.ts'

interface ExtraChargeDialogProps {
  /** Undefined for a new charge. */
  charge: ExtraCharge | undefined
  onClose: () => void
}

const FIELDS: readonly ExtraChargeField[] = ['groupId', 'name', 'amount']

/** The popup of an extra charge. Source: CF-128, CF-179. */
export function ExtraChargeDialog({ charge, onClose }: ExtraChargeDialogProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  const groups = useGroups(true)
  const groupName = (id: string) => groups.groups?.find((group) => group.id === id)?.name || id
  const { saving, record, version, onSave } = useSave(saveExtraChargeMutation(client), {
    place: `extraCharge/${charge?.id ?? 'new'}`,
    record: charge,
    readAgain: async (queries, { id }) =>
      (await readAgain(queries, extraChargesQuery(client))).find((row) => row.id === id),
    fieldsOf: ({ groupId, name, amount }: Pick<ExtraCharge, ExtraChargeField>) => [
      { id: 'groupId', label: t('extraCharges.group'), value: groupId, shown: groupName(groupId) },
      { id: 'name', label: t('extraCharges.name'), value: name },
      { id: 'amount', label: t('extraCharges.amount'), value: String(amount), shown: formatAmount(amount) },
    ],
    onDone: onClose,
  })
  const title = t(charge ? 'extraCharges.edit' : 'extraCharges.add')
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ExtraChargeForm
        key={version}
        charge={record}
        groups={groups}
        label={title}
        saving={saving}
        onSave={onSave}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface ExtraChargeFormProps {
  charge: ExtraCharge | undefined
  groups: GroupChoices
  label: string
  saving: Saving
  onSave: (input: ExtraChargeInput) => void
  onCancel: () => void
}

function ExtraChargeForm({ charge, groups, label, saving, onSave, onCancel }: ExtraChargeFormProps) {
  const t = useText(staffWords)
  const form = useFields({
    names: FIELDS,
    validate: extraChargeErrors,
    initial: charge && { groupId: charge.groupId, name: charge.name, amount: formatAmount(charge.amount) },
    onValid: ({ groupId, name, amount }) =>
      onSave({
        id: charge?.id,
        groupId,
        name: name.trim(),
        amount: readMoney(amount, CHARGE_RANGE).amount ?? 0,
      }),
    isBusy: saving.isSaving,
    draft: saving.draft,
    keeps: FIELDS,
  })
  return (
    <RecordForm
      {...saving}
      label={label}
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
  )
}
