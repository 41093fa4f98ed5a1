import { callQuery } from '@fleetgis/api/queries'
import { deleteRateMutation, rates } from '@fleetgis/api/staff'
import type { Rate } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import type { RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRemoval } from '../useRecordList.ts'
import { RateListView } from './RateListView.tsx'

export type RateListProps = RecordListActions<Rate> & GroupLinkProps

/** The rates of the groups. Calls: EP-A27, EP-A29, EP-A10. Source: CF-128, PERM-05. */
export const RateList = inBoundary('RateList', ConnectedList)

function ConnectedList(props: RateListProps) {
  const { client } = useFleet()
  const removal = useRemoval(deleteRateMutation(client), ({ id }: Rate) => id)
  return (
    <RateListView
      {...props}
      {...useRecordList('/home/rate', useQuery(callQuery(client, rates, undefined)), removal)}
    />
  )
}
