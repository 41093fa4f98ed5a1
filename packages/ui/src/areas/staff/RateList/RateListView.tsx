import { formatAmount } from '@fleetgis/domain/format'
import type { Rate } from '@fleetgis/domain/staff'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { type RecordListActions, type RecordListState, RecordListView } from '../RecordListView.tsx'

export type RateListViewProps = RecordListState<Rate> & RecordListActions<Rate>

const CHARGES = ['initial', 'perKm', 'perMinute'] as const

/** The rates of the groups in MMK. Source: CF-128, PERM-05, FMT-07. */
export function RateListView(props: RateListViewProps) {
  const t = useText()
  const shown = useShownText()
  return (
    <RecordListView
      {...props}
      component="RateList"
      label={t('rates.label')}
      addLabel={t('rates.add')}
      emptyText={t('rates.empty')}
      columns={[
        {
          id: 'group',
          header: t('rates.group'),
          cell: ({ groupName }) => shown(groupName),
          isRowHeader: true,
        },
        ...CHARGES.map((id) => ({
          id,
          header: t(`rates.${id}`),
          cell: (rate: Rate) => formatAmount(rate[id]),
          align: 'end' as const,
        })),
      ]}
      keyOf={({ id }) => id}
      nameOf={({ groupName }) => shown(groupName)}
      removalText={({ groupName }) => t('rates.deleteText', { group: shown(groupName) })}
    />
  )
}
