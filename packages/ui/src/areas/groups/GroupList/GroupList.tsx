import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { textColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { usePageOfRows } from '../../../primitives/lists/usePageOfRows.ts'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { ListFrame } from '../../../remote/lists/ListFrame.tsx'
import { groupsWords } from '../words.ts'
import { GROUP_FILTERS, type GroupFilters } from './groupFilters.ts'

export interface GroupListProps extends FilterProps<GroupFilters>, RootProps<HTMLDivElement> {
  /** The address of a group. Without it the rows have no links. */
  hrefOf?: ((event: { groupId: string }) => string) | undefined
}

/** The groups of `/home/domain-list`, searched and paged in the browser. Call: EP-A14. Source: CF-84. */
export const GroupList = inBoundary('GroupList', ConnectedList)

function ConnectedList({ hrefOf, ...given }: GroupListProps) {
  const { client } = useFleet()
  const t = useText(groupsWords)
  const shown = useShownText()
  const { filters, onFiltersChange } = useFilterState(GROUP_FILTERS, given)
  const list = useRemote(useQuery(groupsQuery(client)))
  const rowsPerPage = useRowsPerPage('GroupList', PAGE_SIZES.groups)
  // Names are searched and sorted as they are shown (CF-166).
  const wanted = shown(filters.search.trim()).toLowerCase()
  const found = useMemo(
    () =>
      list.data?.filter(({ name, id }) =>
        [shown(name), id].some((text) => text.toLowerCase().includes(wanted)),
      ),
    [list.data, wanted, shown],
  )
  const columns = useMemo(
    (): readonly DataColumn<Group>[] => [
      {
        id: 'name',
        header: t('groupList.name'),
        width: '2fr',
        sort: ({ id, name }) => shown(name || id),
        cell: ({ id, name }) => <NamedId name={name || id} href={hrefOf?.({ groupId: id })} />,
      },
      textColumn('id', t('groupList.id'), ({ id }) => id),
    ],
    [t, shown, hrefOf],
  )
  return (
    <ListFrame<Group>
      {...usePageOfRows(found, { ...filters, columns, size: rowsPerPage.size })}
      {...rowsPerPage}
      {...rootProps(given)}
      component="GroupList"
      filters={
        <FilterBar data-unlabelled>
          <SearchField
            label={t('groupList.search')}
            value={filters.search}
            onChange={(search) => onFiltersChange({ ...filters, search, page: 1 })}
            maxLength={200}
          />
        </FilterBar>
      }
      remote={list}
      label={t('groupList.label')}
      columns={columns}
      keyOf={keyOfGroup}
      sort={filters.sort}
      onSort={(sort) => onFiltersChange({ ...filters, sort, page: 1 })}
      emptyText={t('groupList.empty')}
      onShowAll={wanted === '' ? undefined : () => onFiltersChange(GROUP_FILTERS)}
      pagesLabel={t('groupList.pages')}
      onPage={(event) => onFiltersChange({ ...filters, ...event })}
    />
  )
}

const keyOfGroup = ({ key }: Group) => key
