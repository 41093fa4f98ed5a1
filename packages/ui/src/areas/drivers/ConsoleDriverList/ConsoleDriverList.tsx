import { consoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DriverRowAction } from '@fleetgis/domain/permission'
import { useState } from 'react'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { KeptAddedBalances } from '../../wallet/index.ts'
import type { DriverLinkProps } from '../NamedDriver.tsx'
import { useDriverRights } from '../useDriverRights.ts'
import type { VehicleLinkProps } from '../VehicleLinkProps.ts'
import { ConsoleDriverListView } from './ConsoleDriverListView.tsx'
import { DRIVER_FILTERS, type DriverFilters } from './driverFilters.ts'
import { useAddedNotice } from './useAddedNotice.ts'
import { useDriverPage } from './useDriverPage.ts'
import { useWalletGroups } from './useWalletGroups.ts'
import { WalletPopup, type WalletPopupProps } from './WalletPopup.tsx'

export interface ConsoleDriverListProps
  extends FilterProps<DriverFilters>,
    DriverLinkProps,
    VehicleLinkProps,
    Pick<WalletPopupProps, 'tripHrefOf'>,
    RootProps<HTMLDivElement> {}

/** The open popup; without a group it asks for one. The groups may arrive after it has opened. */
interface Popup {
  readonly action: DriverRowAction
  readonly driver: ConsoleDriver
  readonly groupId?: string | undefined
}

/**
 * The drivers of `/home/driver-list` with their popups Add Balance and Transaction History. Calls: EP-A16, EP-A10,
 * EP-A14, EP-A18, EP-A20. Source: DRV-01 to DRV-15, PERM-01 to PERM-04, CF-129,
 * CF-174.
 */
export const ConsoleDriverList = inBoundary('ConsoleDriverList', ConnectedList)

function ConnectedList(given: ConsoleDriverListProps) {
  const filtered = useFilterState(DRIVER_FILTERS, given)
  const { filters } = filtered
  const rights = useDriverRights()
  const groups = useGroups(true)
  const list = useDriverPage({
    query: consoleDriversQuery,
    name: 'ConsoleDriverList',
    documentedRows: PAGE_SIZES.consoleDrivers,
    ...filtered,
  })
  const [popup, setPopup] = useState<Popup>()
  const close = () => setPopup(undefined)
  const wallets = useWalletGroups()

  const notifyAdded = useAddedNotice()

  function open(chosen: { action: DriverRowAction; driver: ConsoleDriver }) {
    // The same entry closes it again: DRV-11, DRV-12.
    if (popup?.action === chosen.action && popup.driver.key === chosen.driver.key) return close()
    setPopup({ ...chosen, groupId: filters.groupId || wallets.groupOf(chosen.driver.key) })
  }

  return (
    <>
      <ConsoleDriverListView
        {...rootProps(given)}
        {...list}
        {...filtered}
        groups={groups}
        permission={rights.permission}
        rightsFailed={rights.failed}
        note={<KeptAddedBalances onToppedUp={notifyAdded} />}
        onAction={open}
        driverHrefOf={given.driverHrefOf}
        vehicleHrefOf={given.vehicleHrefOf}
      />
      {popup ? (
        <WalletPopup
          {...popup}
          groups={groups}
          wallets={wallets}
          tripHrefOf={given.tripHrefOf}
          onGroup={({ groupId }) => setPopup({ ...popup, groupId })}
          onClose={close}
        />
      ) : null}
    </>
  )
}
