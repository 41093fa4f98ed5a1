import { saveExtraChargeMutation } from '@fleetgis/api/staff'
import {
  type ExtraCharge,
  type ExtraChargeField,
  extraChargeErrors,
  readCharge,
} from '@fleetgis/domain/staff'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import { useGroups } from '../../../remote/useGroups.ts'
import { ChargeField } from '../ChargeField.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useSave } from '../useSave.ts'

interface ExtraChargeDialogProps {
  /** Undefined for a new charge. */
  charge: ExtraCharge | undefined
  onClose: () => void
}

const FIELDS: readonly ExtraChargeField[] = ['groupId', 'name', 'amount']

/** The popup of an extra charge. Source: CF-128. */
export function ExtraChargeDialog({ charge, onClose }: ExtraChargeDialogProps) {
  const { client, t } = useFleet()
  const isNew = charge === undefined
  const groups = useGroups(true)
  const { onSave, ...saving } = useSave(saveExtraChargeMutation(client), { isNew, onDone: onClose })
  const form = useFields({
    names: FIELDS,
    validate: extraChargeErrors,
    initial: charge && { groupId: charge.groupId, name: charge.name, amount: String(charge.amount) },
    onValid: ({ groupId, name, amount }) =>
      onSave({ id: charge?.id, groupId, name: name.trim(), amount: readCharge(amount) ?? 0 }),
    isBusy: saving.isSaving,
  })
  const title = t(isNew ? 'extraCharges.add' : 'extraCharges.edit')
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <RecordForm
        {...saving}
        label={title}
        isChanged={form.isChanged}
        onSubmit={form.onSubmit}
        onCancel={onClose}
      >
        <GroupSelect
          {...groups}
          {...form.field('groupId')}
          label={t('extraCharges.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          isRequired
        />
        <TextField {...form.field('name')} label={t('extraCharges.name')} maxLength={60} isRequired />
        <ChargeField {...form.field('amount')} label={t('extraCharges.amount')} />
      </RecordForm>
    </Dialog>
  )
}
