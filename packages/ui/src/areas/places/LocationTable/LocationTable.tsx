import { useState } from 'react'
import { checkModel, checkOneOf } from '../../../checkProps.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useKeptDraft } from '../../../provider/useKeptDraft.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { LocationVisibility } from './LocationActions.tsx'
import { LocationTableView } from './LocationTableView.tsx'
import { useLocationChanges } from './useLocationChanges.ts'
import { LOCATION_LISTS, type LocationList, useLocationTable } from './useLocationTable.ts'

export interface LocationTableProps extends RootProps<HTMLDivElement> {
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

function ConnectedTable({ list = 'saved', search: given, visibility, ...root }: LocationTableProps) {
  checkOneOf('LocationTable', 'list', list, LOCATION_LISTS)
  checkModel('LocationTable', 'it', { search: given }, TEXTS)
  if (visibility !== undefined) checkOneOf('LocationTable', 'visibility', visibility, VISIBILITIES)
  const [own, setOwn] = useState('')
  const search = (given ?? own).trim()
  const { readPlace, ...table } = useLocationTable(list, search)
  const onSearch = (event: { search: string }) =>
    event.search === search ? table.onRetry() : setOwn(event.search)
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
