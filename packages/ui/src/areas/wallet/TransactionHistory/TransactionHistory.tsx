import { type DateRange, PERIODS, type Period } from '@fleetgis/domain/period'
import { useEffect } from 'react'
import { checkOneOf } from '../../../checkProps.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { SaveProps } from '../../../remote/lists/useCsvExport.ts'
import { type GroupChoice, isGroupRefused } from '../GroupChoice.ts'
import type { HistorySource } from './HistorySource.ts'
import { TransactionHistoryView, type TransactionHistoryViewProps } from './TransactionHistoryView.tsx'
import { useHistory } from './useHistory.ts'
import { useHistoryExport } from './useHistoryExport.ts'

/** The source of the transactions, and the display options. */
export type TransactionHistoryProps = HistorySource &
  Pick<TransactionHistoryViewProps, 'checksSums' | 'isFramed' | 'groupName'> &
  GroupChoice &
  RootProps &
  SaveProps & {
    /** The initial period; today on the console, else the week, by default (CF-18). */
    defaultPeriod?: Period | undefined
    /** Offers the export; true by default. In a web view it copies the rows as text. */
    canExport?: boolean | undefined
    /** The address of a trip of this day, in its group. Without it the trips of the console have no links. */
    tripHrefOf?: ((event: DateRange & { tripId: string; groupIds: readonly string[] }) => string) | undefined
  }

/**
 * The transactions of a driver, with their calls: EP-A20 on the console, EP-B44 elsewhere. Source: TXN-01 to TXN-14,
 * CF-18, CF-55 to CF-57, CF-115, CF-123.
 */
export const TransactionHistory = inBoundary(
  'TransactionHistory',
  ConnectedHistory,
  ['model', 'driverKey', 'groupId'],
  { driverKey: 'text', groupId: 'text' },
)

function ConnectedHistory(props: TransactionHistoryProps) {
  checkOneOf('TransactionHistory', 'model', props.model, ['console', 'wallet'])
  const { defaultPeriod, canExport = true, onSave, tripHrefOf, groupId } = props
  if (defaultPeriod !== undefined) checkOneOf('TransactionHistory', 'defaultPeriod', defaultPeriod, PERIODS)
  const { range, error, ...history } = useHistory(props, defaultPeriod)
  const onGroupRead = useLatestCallback(() => props.onGroupRead?.())
  const isRead = history.history !== undefined
  useEffect(() => {
    if (isRead) onGroupRead()
  }, [isRead, onGroupRead])
  const { onExport, ...exporting } = useHistoryExport(props, range, onSave)
  return (
    <TransactionHistoryView
      {...props}
      {...history}
      {...exporting}
      onExport={canExport ? onExport : undefined}
      tripHrefOf={tripHrefOf && ((trip) => tripHrefOf({ ...trip, groupIds: [groupId] }))}
      onOtherGroup={isGroupRefused(error) ? props.onOtherGroup : undefined}
    />
  )
}
