import { formatAmount } from '@fleetgis/domain/format'
import type { Rate } from '@fleetgis/domain/staff'
import { useCallback, useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { numberColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { GroupLinkProps } from '../../../remote/lists/NamedGroup.tsx'
import { groupColumn } from '../groupColumn.tsx'
import { type RecordListActions, type RecordListState, RecordListView } from '../RecordListView.tsx'
import { staffWords } from '../words.ts'

export type RateListViewProps = RecordListState<Rate> & RecordListActions<Rate> & GroupLinkProps

/** The charges, each as wide as its header needs. */
const CHARGES = [
  ['initial', '1fr'],
  ['perKm', '1.25fr'],
  ['perMinute', '1.5fr'],
] as const

/** The rates of the groups in MMK. Source: CF-128, PERM-05, FMT-07. */
export function RateListView(props: RateListViewProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const { groupHrefOf } = props
  const columns = useMemo(
    (): readonly DataColumn<Rate>[] => [
      groupColumn<Rate>(t('rates.group'), groupHrefOf),
      ...CHARGES.map(([id, width]) => ({
        ...numberColumn<Rate>(id, t(`rates.${id}`), (rate) => rate[id], formatAmount),
        width,
      })),
    ],
    [t, groupHrefOf],
  )
  const nameOf = useCallback(({ groupName }: Rate) => shown(groupName), [shown])
  return (
    <RecordListView
      {...props}
      component="RateList"
      label={t('rates.label')}
      addLabel={t('rates.add')}
      emptyText={t('rates.empty')}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      removalTitle={({ groupName }) => t('rates.deleteTitle', { group: shown(groupName) })}
      removalText={({ groupName }) => t('rates.deleteText', { group: shown(groupName) })}
    />
  )
}

const keyOf = ({ id }: Rate) => id
