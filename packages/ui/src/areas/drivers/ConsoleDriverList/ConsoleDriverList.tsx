'use client'

import { consoleDriversQuery } from '@fleetgis/api/drivers'
import { TOAST_MS } from '@fleetgis/domain/auth'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { DRIVER_LIST_ROUTE, type DriverRowAction } from '@fleetgis/domain/permission'
import { useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { useRoutePermission } from '../../../remote/calls/useRoutePermission.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { KeptAddedBalances } from '../../wallet/index.ts'
import { driversWords } from '../words.ts'
import { ConsoleDriverListView, type ConsoleDriverListViewProps } from './ConsoleDriverListView.tsx'
import { DriverGroupForm } from './DriverGroupForm.tsx'
import { DRIVER_FILTERS, type DriverFilters } from './driverFilters.ts'
import { useDriverPage } from './useDriverPage.ts'
import { useWalletGroups } from './useWalletGroups.ts'

export interface ConsoleDriverListProps
  extends FilterProps<DriverFilters>,
    Pick<ConsoleDriverListViewProps, 'onDriverOpen' | 'vehicleHrefOf'>,
    RootProps<HTMLDivElement> {}

// Lazy: viewing drivers does not need the code of the popups.
const AddBalance = lazily(() => import('../../wallet/index.ts').then((file) => file.AddBalance))
const TransactionHistory = lazily(
  () => import('../../wallet/index.ts').then((file) => file.TransactionHistory),
  <Skeleton variant="block" />,
)

const TITLES = {
  addBalance: 'addBalance.title',
  transactionList: 'transactions.title',
} as const satisfies Record<DriverRowAction, string>

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
  const t = useText(driversWords)
  const notify = useNotify()
  const shown = useShownText()
  const filtered = useFilterState(DRIVER_FILTERS, given)
  const { filters } = filtered
  const { permission, ...rights } = useRoutePermission(DRIVER_LIST_ROUTE)
  const groups = useGroups(true)
  const list = useDriverPage({
    query: consoleDriversQuery,
    name: 'ConsoleDriverList',
    documentedRows: PAGE_SIZES.consoleDrivers,
    filters,
  })
  const [popup, setPopup] = useState<Popup>()
  const close = () => setPopup(undefined)
  const wallets = useWalletGroups()

  const tellAdded = () => void notify(t('SUCCESS'), { tone: 'success', duration: TOAST_MS.named })

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
        permission={permission}
        rightsFailed={rights}
        note={<KeptAddedBalances onToppedUp={tellAdded} />}
        onAction={open}
        onDriverOpen={given.onDriverOpen}
        vehicleHrefOf={given.vehicleHrefOf}
      />
      {popup && renderPopup(popup)}
    </>
  )

  function renderPopup({ action, driver, groupId }: Popup) {
    const group = groups.groups?.find(({ id }) => id === groupId)
    // Where the list shows all groups it asks for one: rows carry none (CF-129).
    if (group === undefined) {
      const refused = wallets.refusedOf(driver.key)
      const [only, ...others] = groups.groups ?? []
      return (
        <DriverGroupForm
          title={`${t(TITLES[action])} – ${shown(driver.name)}`}
          groups={{
            ...groups,
            groups: groups.groups?.map((one) =>
              refused.includes(one.id)
                ? { ...one, name: t('consoleDrivers.refusedGroup', { group: shown(one.name) }) }
                : one,
            ),
          }}
          initialGroupId={only && others.length === 0 && !refused.includes(only.id) ? only.id : ''}
          submitLabel={t('topUp.next')}
          onSubmit={(chosen) => setPopup({ action, driver, ...chosen })}
          onClose={close}
        >
          <p>{t('consoleDrivers.whichGroup', { driver: shown(driver.name) })}</p>
        </DriverGroupForm>
      )
    }
    const choice = {
      onGroupRead: () => wallets.remember(driver.key, group.id),
      onOtherGroup: () => {
        wallets.refuse(driver.key, group.id)
        setPopup({ action, driver })
      },
    }
    const wallet = { driverKey: driver.key, groupId: group.id }
    if (action === 'addBalance')
      return (
        <AddBalance
          {...wallet}
          {...choice}
          driverName={driver.name}
          groupName={group.name}
          contact={driver.mobile || driver.email || driver.name}
          onAdded={tellAdded}
          onClose={close}
        />
      )
    return (
      <Dialog isOpen size="wide" title={`${t(TITLES[action])} – ${shown(driver.name)}`} onClose={close}>
        <TransactionHistory {...wallet} {...choice} groupName={group.name} model="console" isFramed />
      </Dialog>
    )
  }
}
