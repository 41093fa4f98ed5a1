import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { formatAmount } from '@fleetgis/domain/format'
import { type ReactNode, useMemo } from 'react'
import { PhoneLink } from '../../../primitives/actions/PhoneLink.tsx'
import { ClearFilters } from '../../../primitives/lists/ClearFilters.tsx'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import { ListFrame, type ListFrameProps, type ListRemote } from '../../../remote/lists/ListFrame.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { Balance } from '../../wallet/index.ts'
import { type DriverLinkProps, NamedDriver } from '../NamedDriver.tsx'
import type { VehicleLinkProps } from '../VehicleLinkProps.ts'
import { driversWords } from '../words.ts'
import { DRIVER_FILTERS, type DriverFilters } from './driverFilters.ts'

export interface DriverTableProps
  extends DriverLinkProps,
    VehicleLinkProps,
    RootProps<HTMLDivElement>,
    Pick<
      ListFrameProps<ConsoleDriver>,
      | 'actions'
      | 'children'
      | 'component'
      | 'label'
      | 'onPage'
      | 'onRow'
      | 'page'
      | 'pages'
      | 'rows'
      | 'onSize'
      | 'size'
      | 'total'
    > {
  remote: ListRemote
  filters: DriverFilters
  onFiltersChange: (filters: DriverFilters) => void
  groups: GroupChoices
  /** The columns in their order. Keep the array between renders, as `headCell` and `headers`. */
  fields: readonly DriverField[]
  /** Replaces the text of the first column, for a menu or a link. */
  headCell?: ((driver: ConsoleDriver) => ReactNode) | undefined
  /** Replaces the headers of columns. */
  headers?: Readonly<Partial<Record<DriverField, string>>> | undefined
  /** Replaces the texts about drivers. */
  texts?: Readonly<Record<'search' | 'empty' | 'pages', string>> | undefined
}

export type DriverField = Exclude<keyof ConsoleDriver, 'key'>

const cellText = (value: string | number | undefined) =>
  (typeof value === 'number' ? formatAmount(value) : value) || '–'

/**
 * The search, the group, the rows and the pages of a list of drivers. The server pages them, and sorts by nothing: no
 * column sorts. Source: DRV-02, DRV-08, CF-47, CF-129.
 */
export function DriverTable({
  filters,
  onFiltersChange,
  groups,
  fields,
  headCell,
  headers,
  texts,
  driverHrefOf,
  vehicleHrefOf,
  ...frame
}: DriverTableProps) {
  const t = useText(driversWords)
  // Without a group the amounts are of no certain wallet (CF-129).
  const isWallet = filters.groupId !== ''
  const columns = useMemo(
    () =>
      fields.map(
        (id, index): DataColumn<ConsoleDriver> => ({
          id,
          header: headers?.[id] ?? t(`consoleDrivers.${id}`),
          cell: (driver) =>
            index === 0 && headCell ? (
              headCell(driver)
            ) : id === 'name' ? (
              <NamedDriver driver={driver} driverHrefOf={driverHrefOf} />
            ) : id === 'vehicleNo' ? (
              <NamedId
                name={driver.vehicleNo}
                href={vehicleHrefOf?.({ driverKey: driver.key, name: driver.name })}
              />
            ) : id === 'mobile' && driver.mobile ? (
              <PhoneLink number={driver.mobile} hasIcon={false} />
            ) : isWallet && id === 'amount' ? (
              <Balance amount={driver.amount} text={cellText(driver.amount)} />
            ) : (
              cellText(driver[id])
            ),
          ...WIDTHS[id],
          ...(id === 'amount' && { isNumeric: true }),
        }),
      ),
    [fields, headers, headCell, driverHrefOf, vehicleHrefOf, isWallet, t],
  )
  const isFiltered = filters.search !== '' || filters.groupId !== ''
  const clear = isFiltered ? () => onFiltersChange(DRIVER_FILTERS) : undefined
  const apply = (changes: Partial<DriverFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })

  return (
    <ListFrame<ConsoleDriver>
      {...frame}
      filters={
        <FilterBar as="div">
          <SearchRow
            label={texts?.search ?? t('consoleDrivers.search')}
            search={filters.search}
            onSearch={(event) => (event.search === filters.search ? frame.remote.retry() : apply(event))}
          />
          <GroupSelect
            {...groups}
            label={t('consoleDrivers.group')}
            all={t('groups.all')}
            value={filters.groupId}
            onChange={(groupId) => apply({ groupId })}
          />
          {clear ? <ClearFilters onPress={clear} /> : null}
        </FilterBar>
      }
      columns={columns}
      keyOf={keyOfDriver}
      hasOpener={headCell !== undefined}
      emptyText={texts?.empty ?? t('consoleDrivers.empty')}
      onShowAll={clear}
      pagesLabel={texts?.pages ?? t('consoleDrivers.pages')}
    />
  )
}

/** Usual texts but mails are whole in both languages, and all columns fit 1024 px with two scroll bars. */
const WIDTHS: Record<DriverField, Pick<DataColumn<ConsoleDriver>, 'width' | 'minWidth'>> = {
  name: { width: '1.5fr', minWidth: 220 },
  email: { width: '2fr', minWidth: 150 },
  mobile: { width: '1.3fr', minWidth: 166 },
  vehicleNo: { width: '0.85fr', minWidth: 98 },
  vehicle: { width: '1.05fr', minWidth: 130 },
  deviceId: { width: '0.85fr', minWidth: 102 },
  amount: { width: '0.85fr', minWidth: 88 },
}
const keyOfDriver = ({ key }: ConsoleDriver) => key
