import { callQuery } from '@fleetgis/api/queries'
import { type RateInput, rates, saveRateMutation } from '@fleetgis/api/staff'
import { formatExactAmount } from '@fleetgis/domain/format'
import type { Rate } from '@fleetgis/domain/staff'
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
import { CHARGES, RateFormView } from './RateFormView.tsx'

export interface RateFormProps extends NameChangeProps, RootProps<HTMLDivElement> {
  /** The id of the rate, or `new`. */
  rateId: string
  /** The rate was saved: leave the form. */
  onDone: () => void
  onCancel: () => void
}

/** The form of a rate. Calls: EP-A27, EP-A28, EP-A14, EP-A10. Source: CF-128, CF-179, PERM-05. */
export const RateForm = inBoundary('RateForm', ConnectedForm, ['rateId'], { rateId: 'text' })

function ConnectedForm({ rateId, ...props }: RateFormProps) {
  const { client } = useFleet()
  const records = useRecordList('/home/rate', useQuery(callQuery(client, rates, undefined)))
  return (
    <RecordGate
      {...rootProps(props)}
      records={records}
      recordId={rateId}
      idOf={(rate) => rate.id}
      onCancel={props.onCancel}
    >
      {({ row, rows }) => <OpenForm {...props} rate={row} rows={rows} />}
    </RecordGate>
  )
}

interface OpenFormProps extends Omit<RateFormProps, 'rateId'> {
  rate: Rate | undefined
  rows: readonly Rate[]
}

function OpenForm({ rate, rows, onDone, onNameChange, ...props }: OpenFormProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  useNameChange(rate ? rate.groupName : t('rates.add'), onNameChange)
  const choices = useGroups(rate === undefined)
  const { mutateAsync } = useMutation(saveRateMutation(client))
  const { saving, record, version, onSave } = useSave({
    place: `rate/${rate?.id ?? 'new'}`,
    record: rate,
    send: (input: RateInput) => mutateAsync(input),
    readAgain: async (queries, { id }) =>
      (await readAgain(queries, callQuery(client, rates, undefined))).find((row) => row.id === id),
    fieldsOf: (values: Pick<Rate, (typeof CHARGES)[number]>) =>
      CHARGES.map((id) => ({
        id,
        label: t(`rates.${id}`),
        value: String(values[id]),
        shown: formatExactAmount(values[id]),
      })),
    onDone,
  })
  const isRated = (id: string) => rows.some(({ groupId }) => groupId === id)
  // A draft's group keeps its name where it has got a rate meanwhile.
  const chosen = saving.draft?.read({ groupId: '' }).groupId
  const groups = {
    ...choices,
    groups: choices.groups?.filter(({ id }) => id === chosen || !isRated(id)),
  }
  return <RateFormView key={version} {...props} {...saving} rate={record} groups={groups} onSave={onSave} />
}
