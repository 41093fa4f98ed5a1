import { checkModel, checkOneOf } from '../../../checkProps.ts'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { LocationVisibility } from './LocationActions.tsx'
import { LocationTableView } from './LocationTableView.tsx'
import { useLocationChanges } from './useLocationChanges.ts'
import {
  LOCATION_FILTERS,
  LOCATION_LISTS,
  type LocationFilters,
  type LocationList,
  useLocationTable,
} from './useLocationTable.ts'

export interface LocationTableProps extends FilterProps<LocationFilters>, RootProps<HTMLDivElement> {
  /**
   * `saved` has all places of a search, with editable coordinates (LOC-12); `review` loads page by page, with editable
   * name and address (LOC-18). `saved` by default.
   */
  list?: LocationList | undefined
  /** The search text of a page with its own search; without it the table has a search field. */
  search?: string | undefined
  /** The control that hides and shows a place: an eye, or a switch (CF-145). `eye` by default. */
  visibility?: LocationVisibility | undefined
}

/**
 * Places that staff edit inline, hide and show, with their calls: EP-B02 or EP-B03, EP-B06, EP-B07. Source: LOC-12 to
 * LOC-14, LOC-18 to LOC-20, LOC-27 to LOC-30, LOC-32, LOC-36, LOC-37, CF-58, CF-78, CF-79, CF-145, CF-179.
 */
export const LocationTable = inBoundary('LocationTable', ConnectedTable, ['list'])

const TEXTS = { search: 'text?' } as const
const VISIBILITIES = ['eye', 'switch'] as const satisfies LocationVisibility[]

function ConnectedTable({
  list = 'saved',
  search: given,
  visibility,
  filters: kept,
  onFiltersChange: onKeep,
  ...root
}: LocationTableProps) {
  checkOneOf('LocationTable', 'list', list, LOCATION_LISTS)
  checkModel('LocationTable', 'it', { search: given }, TEXTS)
  if (visibility !== undefined) checkOneOf('LocationTable', 'visibility', visibility, VISIBILITIES)
  const { filters, onFiltersChange } = useFilterState(LOCATION_FILTERS, {
    filters: kept,
    onFiltersChange: onKeep,
  })
  const search = (given ?? filters.search).trim()
  // Another search starts at its first page.
  const page = filters.search.trim() === search ? filters.page : 1
  const { readPlace, ...table } = useLocationTable(list, { search, page }, onFiltersChange)
  const onSearch = (event: { search: string }) =>
    event.search === search ? table.onRetry() : onFiltersChange({ search: event.search, page: 1 })
  return (
    <LocationTableView
      {...root}
      {...table}
      {...useLocationChanges(list, readPlace)}
      draft={useKeptDraft(`locations/${list}`)}
      search={search}
      onSearch={given === undefined ? onSearch : undefined}
      editsCoordinates={list === 'saved'}
      visibility={visibility}
    />
  )
}
