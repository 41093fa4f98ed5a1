import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { formatAmount } from '@fleetgis/domain/format'
import { locationPageItems } from '@fleetgis/domain/paging'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { SearchRow } from '../../../primitives/lists/SearchRow.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'
import { Balance } from '../../wallet/index.ts'
import { DRIVER_FILTERS, type DriverFilters } from './driverFilters.ts'

export interface DriverTableProps {
  label: string
  /** The drivers of the page; undefined while loading or after a failure. */
  drivers: readonly ConsoleDriver[] | undefined
  /** The page on screen, from 1. */
  page: number
  pages: number
  filters: DriverFilters
  onFiltersChange: (filters: DriverFilters) => void
  groups: GroupChoices
  isFetching: boolean
  /** Why there is nothing to show, in plain text (CF-115). */
  failure: string | undefined
  /** Why the shown data is stale, in plain text (CF-115). */
  staleness: string | undefined
  onRetry: () => void
  /** The columns in their order. */
  fields: readonly DriverField[]
  /** Replaces the text of the first column, for a menu or a link. */
  headCell?: ((driver: ConsoleDriver) => ReactNode) | undefined
  /** Replaces the headers of columns. */
  headers?: Readonly<Partial<Record<DriverField, string>>> | undefined
  /** Replaces the texts about drivers. */
  texts?: Readonly<Record<'empty' | 'showAll' | 'pages', string>> | undefined
  /** A last column of buttons. */
  actions?: TableColumn<ConsoleDriver> | undefined
  /** A row was pressed. */
  onRow?: ((driver: ConsoleDriver) => void) | undefined
}

export type DriverField = Exclude<keyof ConsoleDriver, 'key'>

const cellText = (value: string | number | undefined) =>
  (typeof value === 'number' ? formatAmount(value) : value) || '–'

/** The search, the group, the rows and the pages of a list of drivers. Source: DRV-02, DRV-08, CF-47, CF-129. */
export function DriverTable(props: DriverTableProps) {
  const { drivers, filters, onFiltersChange, failure, staleness, onRetry, isFetching, actions } = props
  const { page, pages } = props
  const t = useText()
  const { headCell, headers = {} } = props
  const texts = props.texts ?? {
    empty: t('consoleDrivers.empty'),
    showAll: t('consoleDrivers.showAll'),
    pages: t('consoleDrivers.pages'),
  }
  const columns: TableColumn<ConsoleDriver>[] = props.fields.map((id, index) => ({
    id,
    header: headers[id] ?? t(`consoleDrivers.${id}`),
    cell: (driver) => {
      if (index === 0 && headCell) return headCell(driver)
      const text = cellText(driver[id])
      // Without a group the amounts are of no certain wallet (CF-129).
      return id === 'amount' && filters.groupId !== '' ? <Balance amount={driver.amount} text={text} /> : text
    },
    isRowHeader: index === 0,
    ...(id === 'amount' && { align: 'end' }),
  }))
  if (actions) columns.push(actions)
  const isFiltered = filters.search !== '' || filters.groupId !== ''
  const isLoading = drivers === undefined && failure === undefined
  const apply = (changes: Partial<DriverFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })

  return (
    <Box>
      <FilterBar as="div">
        <SearchRow
          label={t('consoleDrivers.search')}
          search={filters.search}
          onSearch={(event) => (event.search === filters.search ? onRetry() : apply(event))}
        />
        <GroupSelect
          {...props.groups}
          label={t('consoleDrivers.group')}
          all={t('groups.all')}
          value={filters.groupId}
          onChange={(groupId) => apply({ groupId })}
        />
      </FilterBar>
      <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      {failure && !drivers ? (
        <ErrorCard message={failure} onRetry={onRetry} isRetrying={isFetching} />
      ) : (
        <div>
          <LoadingBar isLoading={isFetching && !isLoading} />
          <Table
            label={props.label}
            columns={columns}
            rows={drivers ?? []}
            keyOf={({ key }) => key}
            isLoading={isLoading}
            onRow={props.onRow}
            empty={
              <EmptyState
                message={texts.empty}
                action={
                  isFiltered ? (
                    <Button onPress={() => onFiltersChange(DRIVER_FILTERS)}>{texts.showAll}</Button>
                  ) : undefined
                }
              />
            }
          />
        </div>
      )}
      {pages > 1 ? (
        <Pagination
          label={texts.pages}
          page={page}
          pages={pages}
          items={locationPageItems(page, pages)}
          onPage={(event) => onFiltersChange({ ...filters, ...event })}
        />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);

  td,
  th {
    overflow-wrap: anywhere;
  }
  @container (min-width: 561px) {
    td[data-align='end'] {
      white-space: nowrap;
    }
  }
`
