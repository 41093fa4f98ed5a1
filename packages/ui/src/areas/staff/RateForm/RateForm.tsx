'use client'

import { ratesQuery, saveRateMutation } from '@fleetgis/api/staff'
import type { Rate } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import { inBoundary } from '../../../remote/WidgetBoundary.tsx'
import { RecordGate } from '../RecordGate.tsx'
import { useRecordList } from '../useRecordList.ts'
import { useSave } from '../useSave.ts'
import { RateFormView } from './RateFormView.tsx'

export interface RateFormProps extends RootProps<HTMLDivElement> {
  /** The id of the rate, or `new`. */
  rateId: string
  /** The rate was saved: leave the form. */
  onDone: () => void
  onCancel: () => void
}

/** The form of a rate. Calls: EP-A27, EP-A28, EP-A14, EP-A10. Source: CF-128, PERM-05. */
export const RateForm = /* @__PURE__ */ inBoundary('RateForm', ConnectedForm, ['rateId'])

function ConnectedForm({ rateId, ...props }: RateFormProps) {
  const { client } = useFleet()
  const records = useRecordList('/home/rate', useQuery(ratesQuery(client)))
  return (
    <RecordGate
      {...rootProps(props)}
      records={records}
      recordId={rateId}
      idOf={(rate) => rate.id}
      onCancel={props.onCancel}
    >
      {({ row, rows }) => <OpenForm {...props} rate={row} rates={rows} />}
    </RecordGate>
  )
}

interface OpenFormProps extends Omit<RateFormProps, 'rateId'> {
  rate: Rate | undefined
  rates: readonly Rate[]
}

function OpenForm({ rate, rates, onDone, ...props }: OpenFormProps) {
  const { client } = useFleet()
  const choices = useGroups(rate === undefined)
  const saving = useSave(saveRateMutation(client), { isNew: rate === undefined, onDone })
  const isRated = ({ id }: { id: string }) => rates.some(({ groupId }) => groupId === id)
  const groups = { ...choices, groups: choices.groups?.filter((group) => !isRated(group)) }
  return <RateFormView {...props} {...saving} rate={rate} groups={groups} />
}
