import { callQuery } from '@fleetgis/api/queries'
import { deleteExtraChargeMutation, extraCharges } from '@fleetgis/api/staff'
import type { ExtraCharge } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import type { RecordLinkProps, RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRemoval } from '../useRecordList.ts'
import { ExtraChargeListView } from './ExtraChargeListView.tsx'

export type ExtraChargeListProps = RecordListActions<ExtraCharge> &
  RecordLinkProps<ExtraCharge> &
  GroupLinkProps

/** The extra charges of the groups. Calls: EP-A30, EP-A32, EP-A10. Source: CF-128, PERM-05. */
export const ExtraChargeList = inBoundary('ExtraChargeList', ConnectedList)

function ConnectedList(props: ExtraChargeListProps) {
  const { client } = useFleet()
  const removal = useRemoval(deleteExtraChargeMutation(client), ({ id }: ExtraCharge) => id)
  const list = useRecordList(
    '/home/extra-charge',
    useQuery(callQuery(client, extraCharges, undefined)),
    removal,
  )
  return <ExtraChargeListView {...props} {...list} />
}
