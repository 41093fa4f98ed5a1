import { formatAmount } from '@fleetgis/domain/format'
import type { ExtraCharge } from '@fleetgis/domain/staff'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { type RecordListActions, type RecordListState, RecordListView } from '../RecordListView.tsx'

export type ExtraChargeListViewProps = RecordListState<ExtraCharge> & RecordListActions<ExtraCharge>

/** The extra charges of the groups in MMK. Source: CF-128, PERM-05, FMT-07. */
export function ExtraChargeListView(props: ExtraChargeListViewProps) {
  const t = useText()
  const shown = useShownText()
  return (
    <RecordListView
      {...props}
      component="ExtraChargeList"
      label={t('extraCharges.label')}
      addLabel={t('extraCharges.add')}
      emptyText={t('extraCharges.empty')}
      columns={[
        {
          id: 'name',
          header: t('extraCharges.name'),
          cell: ({ name }) => shown(name) || '–',
          isRowHeader: true,
        },
        { id: 'group', header: t('extraCharges.group'), cell: ({ groupName }) => shown(groupName) },
        {
          id: 'amount',
          header: t('extraCharges.amount'),
          cell: ({ amount }) => formatAmount(amount),
          align: 'end',
        },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name, groupName }) =>
        t('extraCharges.named', { name: shown(name), group: shown(groupName) })
      }
      removalText={() => t('extraCharges.deleteText')}
    />
  )
}
