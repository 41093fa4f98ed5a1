import { formatAmount } from '@fleetgis/domain/format'
import type { ExtraCharge } from '@fleetgis/domain/staff'
import { useCallback, useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { numberColumn, textColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import { groupColumn } from '../groupColumn.tsx'
import {
  type RecordLinkProps,
  type RecordListActions,
  type RecordListState,
  RecordListView,
} from '../RecordListView.tsx'
import { staffWords } from '../words.ts'

export type ExtraChargeListViewProps = RecordListState<ExtraCharge> &
  RecordListActions<ExtraCharge> &
  RecordLinkProps<ExtraCharge> &
  GroupLinkProps

/** The extra charges of the groups in MMK. Source: CF-128, PERM-05, FMT-07. */
export function ExtraChargeListView({ hrefOf, ...props }: ExtraChargeListViewProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const { groupHrefOf } = props
  const openHrefOf = props.rights.permission.canEdit ? hrefOf : undefined
  const columns = useMemo(
    (): readonly DataColumn<ExtraCharge>[] => [
      {
        ...textColumn<ExtraCharge>('name', t('extraCharges.name'), ({ name }) => shown(name)),
        width: '1.5fr',
        cell: (row) => <NamedId name={row.name} href={openHrefOf?.({ row })} />,
      },
      groupColumn<ExtraCharge>(t('extraCharges.group'), groupHrefOf),
      numberColumn('amount', t('extraCharges.amount'), ({ amount }) => amount, formatAmount),
    ],
    [t, shown, groupHrefOf, openHrefOf],
  )
  const nameOf = useCallback(
    ({ name, groupName }: ExtraCharge) =>
      t('extraCharges.named', { name: shown(name), group: shown(groupName) }),
    [t, shown],
  )
  return (
    <RecordListView
      {...props}
      component="ExtraChargeList"
      label={t('extraCharges.label')}
      addLabel={t('extraCharges.add')}
      emptyText={t('extraCharges.empty')}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      removalTitle={({ name, groupName }) =>
        t('extraCharges.deleteTitle', { name: shown(name), group: shown(groupName) })
      }
      removalText={() => t('extraCharges.deleteText')}
    />
  )
}

const keyOf = ({ id }: ExtraCharge) => id
