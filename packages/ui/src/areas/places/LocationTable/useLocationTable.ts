import { locationReviewQuery, savedLocationsQuery } from '@fleetgis/api/places'
import {
  checkPageItems,
  locationPageItems,
  PAGE_SIZES,
  rowsOfPage,
  totalPages,
} from '@fleetgis/domain/paging'
import type { SavedLocation } from '@fleetgis/domain/places'
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import { placesWords } from '../words.ts'

/** The list: all saved places (EP-B02), or the paged places to review (EP-B03). */
export type LocationList = 'saved' | 'review'

/** The response of a list: `saved` has all places, `review` a page. */
export interface LocationPage {
  locations: readonly SavedLocation[]
  total: number
}

const SIZES: Readonly<Record<LocationList, number>> = {
  saved: PAGE_SIZES.savedLocations,
  review: PAGE_SIZES.checkLocations,
}
const PAGE_ITEMS = { saved: locationPageItems, review: checkPageItems } as const
/** The values of `LocationList`. */
export const LOCATION_LISTS: readonly string[] = Object.keys(SIZES)

const asPage = (locations: readonly SavedLocation[]): LocationPage => ({ locations, total: locations.length })

/** The places of a list, page by page. Source: LOC-12 to LOC-14, LOC-28, CF-58, CF-79. */
export function useLocationTable(list: LocationList, search: string) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const queries = useQueryClient()
  const { size, onSize } = useRowsPerPage('LocationTable', SIZES[list])
  const [wanted, setWanted] = useState({ search, page: 1 })
  // Another search starts at its first page.
  const asked = wanted.search === search ? wanted.page : 1
  const options =
    list === 'saved'
      ? { ...savedLocationsQuery(client, { search }), select: asPage }
      : locationReviewQuery(client, { search, page: asked, size })
  // One type for both lists: neither receives the other's response.
  const query = useQuery(options as unknown as UseQueryOptions<unknown, Error, LocationPage, QueryKey>)
  // TOAST-15, CF-115
  const shown = useRemotePage(query, { list: search, page: asked, fallback: t('place.fetchFailed') })
  const { data: found, retry, ...remote } = shown

  const pages = totalPages(found?.total ?? 0, size)
  // Places may be gone since, or a page may have more rows: the last page changes.
  const page = Math.max(1, Math.min(remote.page, pages))
  if (found && pages > 0 && asked > pages) setWanted({ search, page: pages })

  return {
    ...remote,
    locations: found && (list === 'saved' ? rowsOfPage(found.locations, page, size) : found.locations),
    page,
    pages,
    total: found?.total,
    size,
    onSize,
    pageItems: PAGE_ITEMS[list](page, pages),
    onRetry: retry,
    /** Reads the page of the list from the server; undefined if the place is no longer on it. */
    async readPlace(id: string): Promise<SavedLocation | undefined> {
      const read =
        list === 'saved'
          ? await readAgain(queries, savedLocationsQuery(client, { search }))
          : (await readAgain(queries, locationReviewQuery(client, { search, page: asked, size }))).locations
      return read.find((place) => place.id === id)
    },
    onPage({ page: next }: { page: number }) {
      // The page that failed to load is chosen again.
      if (next === asked && next !== page) retry()
      else setWanted({ search, page: next })
    },
  }
}
