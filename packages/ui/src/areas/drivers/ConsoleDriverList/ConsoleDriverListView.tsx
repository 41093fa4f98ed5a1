import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { type DriverRowAction, driverRowActions, type RoutePermission } from '@fleetgis/domain/permission'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import type { FailedCall } from '../../../remote/calls/FailedCall.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { driversWords } from '../words.ts'
import { DriverMenu } from './DriverMenu.tsx'
import { type DriverField, DriverTable, type DriverTableProps } from './DriverTable.tsx'

export interface ConsoleDriverListViewProps
  extends Omit<
    DriverTableProps,
    'actions' | 'children' | 'component' | 'fields' | 'headCell' | 'headers' | 'label' | 'onRow' | 'texts'
  > {
  /** The rights on the page; `NO_PERMISSION` of `@fleetgis/domain/permission` while they are unknown. */
  permission: RoutePermission
  /** The rights could not be loaded. */
  rightsFailed?: FailedCall | undefined
  /** Above the table. */
  note?: ReactNode
  /** An entry of a row's menu was chosen. */
  onAction: (event: { action: DriverRowAction; driver: ConsoleDriver }) => void
}

/** DRV-02. */
const FIELDS: readonly DriverField[] = [
  'name',
  'email',
  'mobile',
  'vehicleNo',
  'vehicle',
  'deviceId',
  'amount',
]

/** The drivers of the console, each with a menu. Source: DRV-01 to DRV-06, DRV-13, PERM-04, CF-47, CF-129. */
export function ConsoleDriverListView({
  permission,
  rightsFailed,
  note,
  onAction,
  driverHrefOf,
  ...table
}: ConsoleDriverListViewProps) {
  const t = useText(driversWords)
  const [openKey, setOpenKey] = useState<string>()
  const actions = useMemo(() => driverRowActions(permission), [permission])
  const act = useLatestCallback(onAction)
  const headCell = useCallback(
    (driver: ConsoleDriver) => (
      <DriverMenu
        driver={driver}
        actions={actions}
        onAction={act}
        driverHrefOf={driverHrefOf}
        isOpen={openKey === driver.key}
        onOpenChange={(isOpen) => setOpenKey(isOpen ? driver.key : undefined)}
      />
    ),
    [actions, act, driverHrefOf, openKey],
  )
  return (
    <DriverTable
      {...table}
      component="ConsoleDriverList"
      label={t('consoleDrivers.label')}
      fields={FIELDS}
      headCell={headCell}
      onRow={({ key }) => setOpenKey(key)}
    >
      <FailedCallBanner failed={rightsFailed} />
      {note}
    </DriverTable>
  )
}
