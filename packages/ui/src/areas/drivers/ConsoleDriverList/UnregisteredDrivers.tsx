import { unregisteredDriversQuery } from '@fleetgis/api/drivers'
import { type ConsoleDriver, driverLabel } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { showsAddDriver } from '@fleetgis/domain/permission'
import { useMemo, useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { useDriverRights } from '../useDriverRights.ts'
import { driversWords } from '../words.ts'
import { DriverTable } from './DriverTable.tsx'
import { DRIVER_FILTERS } from './driverFilters.ts'
import { EnrolDriver } from './EnrolDriver.tsx'
import { useDriverPage } from './useDriverPage.ts'

/** They have no wallet. */
const FIELDS = ['name', 'mobile', 'email', 'vehicleNo', 'vehicle'] as const

export interface UnregisteredDriversProps extends RootProps {
  /** The popup was dismissed: unmount it. */
  onClose: () => void
}

/**
 * The popup Unregistered Drivers, with Add Driver to Group over it. Calls: EP-A17, EP-A10, EP-A14, EP-A19. Source:
 * DRV-07 to DRV-10, PERM-03, CF-131.
 */
export const UnregisteredDrivers = inBoundary('UnregisteredDrivers', DriversDialog)

function DriversDialog(props: UnregisteredDriversProps) {
  const t = useText(driversWords)
  return (
    <Dialog {...props} isOpen size="wide" title={t('consoleDrivers.unregistered')}>
      <ConnectedDrivers />
    </Dialog>
  )
}

function ConnectedDrivers() {
  const t = useText(driversWords)
  const [filters, setFilters] = useState(DRIVER_FILTERS)
  const [chosen, setChosen] = useState<ConsoleDriver>()
  const rights = useDriverRights()
  const groups = useGroups(true)
  const shown = useShownText()
  const list = useDriverPage({
    query: unregisteredDriversQuery,
    name: 'UnregisteredDrivers',
    documentedRows: PAGE_SIZES.unregisteredDrivers,
    filters,
    onFiltersChange: setFilters,
  })
  const add = useMemo(
    () => ({
      width: 104,
      cell: (driver: ConsoleDriver) => (
        <Button
          aria-label={t('consoleDrivers.addNamed', { driver: shown(driverLabel(driver)) })}
          onPress={() => setChosen(driver)}
        >
          {t('consoleDrivers.add')}
        </Button>
      ),
    }),
    [t, shown],
  )
  return (
    <>
      <DriverTable
        {...list}
        component="UnregisteredDrivers"
        label={t('consoleDrivers.unregistered')}
        fields={FIELDS}
        filters={filters}
        onFiltersChange={setFilters}
        groups={groups}
        actions={showsAddDriver(rights.permission) ? add : undefined}
      >
        <FailedCallBanner failed={rights.failed} />
      </DriverTable>
      {chosen ? (
        <EnrolDriver
          driver={chosen}
          initialGroupId={filters.groupId}
          groups={groups}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}
