'use client'

import { deleteExtraChargeMutation, extraChargesQuery } from '@fleetgis/api/staff'
import type { ExtraCharge } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import type { RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRecordPopup, useRemoval } from '../useRecordList.ts'
import { ExtraChargeDialog } from './ExtraChargeDialog.tsx'
import { ExtraChargeListView } from './ExtraChargeListView.tsx'

export interface ExtraChargeListProps
  extends GroupLinkProps,
    RootProps<HTMLDivElement>,
    Pick<RecordListActions<never>, 'addIn'> {}

/**
 * The extra charges of the groups, and the popup that adds and changes them. Calls: EP-A30 to EP-A32, EP-A14, EP-A10.
 * Source: CF-128, PERM-05.
 */
export const ExtraChargeList = inBoundary('ExtraChargeList', ConnectedList)

const idOf = ({ id }: ExtraCharge) => id

function ConnectedList(props: ExtraChargeListProps) {
  const { client } = useFleet()
  const removal = useRemoval(deleteExtraChargeMutation(client), idOf)
  const list = useRecordList('/home/extra-charge', useQuery(extraChargesQuery(client)), removal)
  const popup = useRecordPopup('extraCharge', list.list.data, idOf)
  return (
    <>
      <ExtraChargeListView
        {...props}
        {...list}
        onAdd={() => popup.open()}
        onEdit={({ row }) => popup.open(row)}
      />
      {popup.opened ? <ExtraChargeDialog charge={popup.opened.row} onClose={popup.close} /> : null}
    </>
  )
}
