'use client'

import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { locationPageItems, PAGE_SIZES, rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { SearchField } from '../../../primitives/fields/SearchField.tsx'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/FailureCard.tsx'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { GROUP_FILTERS, type GroupFilters } from './groupFilters.ts'

export interface GroupListProps {
  /** The search and the page; without them the widget keeps its own. */
  filters?: GroupFilters | undefined
  /** They changed: keep them, so that Back restores them. */
  onFiltersChange?: ((filters: GroupFilters) => void) | undefined
  /** The address of a group. Without it the rows have no links. */
  hrefOf?: ((event: { groupId: string }) => string) | undefined
  className?: string | undefined
}

const SIZE = PAGE_SIZES.groups

/** The groups of `/home/domain-list`, searched and paged in the browser. Call: EP-A14. Source: CF-84. */
export function GroupList(props: GroupListProps) {
  return (
    <WidgetBoundary name="GroupList">
      <ConnectedList {...props} />
    </WidgetBoundary>
  )
}

function ConnectedList({ filters: given, onFiltersChange, hrefOf, className }: GroupListProps) {
  const { client, t } = useFleet()
  const shown = useShownText()
  const [own, setOwn] = useState(GROUP_FILTERS)
  const filters = given ?? own
  const list = useRemote(useQuery(groupsQuery(client)))
  const wanted = filters.search.trim().toLowerCase()
  const found = (list.data ?? []).filter(({ name, id }) =>
    [name, id].some((text) => text.toLowerCase().includes(wanted)),
  )
  const pages = totalPages(found.length, SIZE)
  const page = Math.max(1, Math.min(filters.page, pages))
  const isFirstLoad = list.data === undefined && list.failure === undefined
  const change = (next: GroupFilters) => {
    setOwn(next)
    onFiltersChange?.(next)
  }
  const columns: readonly TableColumn<Group>[] = [
    {
      id: 'name',
      header: t('groupList.name'),
      cell: ({ id, name }) =>
        hrefOf ? <Link href={hrefOf({ groupId: id })}>{shown(name || id)}</Link> : name || id,
      isRowHeader: true,
    },
    { id: 'id', header: t('groupList.id'), cell: ({ id }) => id },
  ]
  return (
    <Box className={className} data-component="GroupList">
      <FilterBar>
        <SearchField
          label={t('groupList.search')}
          value={filters.search}
          onChange={(search) => change({ search, page: 1 })}
          maxLength={200}
        />
      </FilterBar>
      <StaleBanner staleness={list.staleness} onRetry={list.retry} isFetching={list.isFetching} />
      {list.failure ? (
        <FailureCard
          message={list.failure}
          onRetry={list.retry}
          isRetrying={list.isFetching}
          isSignedOut={list.isSignedOut}
        />
      ) : (
        <div>
          <LoadingBar isLoading={list.isFetching && !isFirstLoad} />
          <Table
            label={t('groupList.label')}
            columns={columns}
            rows={rowsOfPage(found, page, SIZE)}
            keyOf={({ key }) => key}
            isLoading={isFirstLoad}
            empty={
              <EmptyState
                message={t('groupList.empty')}
                action={
                  wanted === '' ? undefined : (
                    <Button onPress={() => change(GROUP_FILTERS)}>{t('groupList.showAll')}</Button>
                  )
                }
              />
            }
          />
        </div>
      )}
      {pages > 1 ? (
        <Pagination
          label={t('groupList.pages')}
          page={page}
          pages={pages}
          items={locationPageItems(page, pages)}
          onPage={(event) => change({ ...filters, ...event })}
        />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  color: var(--fleet-color-text);
`
