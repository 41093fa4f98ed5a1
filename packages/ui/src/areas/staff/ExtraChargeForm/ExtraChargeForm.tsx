import { callQuery } from '@fleetgis/api/queries'
import { type ExtraChargeInput, extraCharges, saveExtraChargeMutation } from '@fleetgis/api/staff'
import { formatExactAmount } from '@fleetgis/domain/format'
import type { ExtraCharge, ExtraChargeField } from '@fleetgis/domain/staff'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { useSave } from '../../../remote/calls/useSave.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { RecordGate } from '../RecordGate.tsx'
import { useRecordList } from '../useRecordList.ts'
import { staffWords } from '../words.ts'
import { ExtraChargeFormView } from './ExtraChargeFormView.tsx'

export interface ExtraChargeFormProps extends NameChangeProps, RootProps<HTMLDivElement> {
  /** The id of the extra charge, or `new`. */
  chargeId: string
  /** The charge was saved: leave the form. */
  onDone: () => void
  onCancel: () => void
}

/** The form of an extra charge. Calls: EP-A30, EP-A31, EP-A14, EP-A10. Source: CF-128, CF-179, PERM-05. */
export const ExtraChargeForm = inBoundary('ExtraChargeForm', ConnectedForm, ['chargeId'], {
  chargeId: 'text',
})

function ConnectedForm({ chargeId, ...props }: ExtraChargeFormProps) {
  const { client } = useFleet()
  const records = useRecordList('/home/extra-charge', useQuery(callQuery(client, extraCharges, undefined)))
  return (
    <RecordGate
      {...rootProps(props)}
      records={records}
      recordId={chargeId}
      idOf={(charge) => charge.id}
      onCancel={props.onCancel}
    >
      {({ row }) => <OpenForm {...props} charge={row} />}
    </RecordGate>
  )
}

interface OpenFormProps extends Omit<ExtraChargeFormProps, 'chargeId'> {
  charge: ExtraCharge | undefined
}

function OpenForm({ charge, onDone, onNameChange, ...props }: OpenFormProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  useNameChange(charge ? charge.name : t('extraCharges.add'), onNameChange)
  const choices = useGroups(true)
  // The charge names its group, also before the groups have loaded and where they lack it.
  const isListed = choices.groups?.some(({ id }) => id === charge?.groupId)
  const own = charge && !isListed ? [{ key: '', id: charge.groupId, name: charge.groupName }] : []
  const groups = { ...choices, groups: [...own, ...(choices.groups ?? [])] }
  const groupName = (id: string) => groups.groups.find((group) => group.id === id)?.name || id
  const { mutateAsync } = useMutation(saveExtraChargeMutation(client))
  const { saving, record, version, onSave } = useSave({
    place: `extraCharge/${charge?.id ?? 'new'}`,
    record: charge,
    send: (input: ExtraChargeInput) => mutateAsync(input),
    readAgain: async (queries, { id }) =>
      (await readAgain(queries, callQuery(client, extraCharges, undefined))).find((row) => row.id === id),
    fieldsOf: ({ groupId, name, amount }: Pick<ExtraCharge, ExtraChargeField>) => [
      { id: 'groupId', label: t('extraCharges.group'), value: groupId, shown: groupName(groupId) },
      { id: 'name', label: t('extraCharges.name'), value: name },
      {
        id: 'amount',
        label: t('extraCharges.amount'),
        value: String(amount),
        shown: formatExactAmount(amount),
      },
    ],
    onDone,
  })
  return (
    <ExtraChargeFormView
      key={version}
      {...props}
      {...saving}
      charge={record}
      groups={groups}
      onSave={onSave}
    />
  )
}
