'use client'

import { deleteExtraChargeMutation, extraChargesQuery } from '@fleetgis/api/staff'
import type { ExtraCharge } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/WidgetBoundary.tsx'
import type { RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRemoval } from '../useRecordList.ts'
import { ExtraChargeDialog } from './ExtraChargeDialog.tsx'
import { ExtraChargeListView } from './ExtraChargeListView.tsx'

export interface ExtraChargeListProps
  extends RootProps<HTMLDivElement>,
    Pick<RecordListActions<never>, 'addIn'> {}

/**
 * The extra charges of the groups, and the popup that adds and changes them. Calls: EP-A30 to EP-A32, EP-A14, EP-A10.
 * Source: CF-128, PERM-05.
 */
export const ExtraChargeList = inBoundary('ExtraChargeList', ConnectedList)

function ConnectedList(props: ExtraChargeListProps) {
  const { client } = useFleet()
  const [open, setOpen] = useState<{ charge: ExtraCharge | undefined }>()
  const removal = useRemoval(deleteExtraChargeMutation(client), ({ id }: ExtraCharge) => id)
  const list = useRecordList('/home/extra-charge', useQuery(extraChargesQuery(client)), removal)
  return (
    <>
      <ExtraChargeListView
        {...props}
        {...list}
        onAdd={() => setOpen({ charge: undefined })}
        onEdit={({ row }) => setOpen({ charge: row })}
      />
      {open ? <ExtraChargeDialog charge={open.charge} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
