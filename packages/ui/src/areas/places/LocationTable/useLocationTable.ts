import { locationReviewQuery, savedLocationsQuery } from '@fleetgis/api/places'
import { checkPageItems, locationPageItems, PAGE_SIZES, rowsOfPage } from '@fleetgis/domain/paging'
import type { SavedLocation } from '@fleetgis/domain/places'
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** The tables' names: each keeps its own number of rows, widths and columns (CF-187). */
const NAMES: Readonly<Record<LocationList, string>> = { saved: 'LocationTable', review: 'LocationReview' }
const SIZES: Readonly<Record<LocationList, number>> = {
  saved: PAGE_SIZES.savedLocations,
  review: PAGE_SIZES.checkLocations,
}
const PAGE_ITEMS = { saved: locationPageItems, review: checkPageItems } as const
/** The values of `LocationList`. */
export const LOCATION_LISTS: readonly string[] = Object.keys(SIZES)

const asPage = (locations: readonly SavedLocation[]): LocationPage => ({ locations, total: locations.length })

/** The applied search and the page of a list of places. */
export interface LocationFilters {
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** All places, on the first page. */
export const LOCATION_FILTERS: LocationFilters = { search: '', page: 1 }

/** The places of a list, page by page. Source: LOC-12 to LOC-14, LOC-28, CF-58, CF-79. */
export function useLocationTable(
  list: LocationList,
  { search, page: asked }: LocationFilters,
  onFiltersChange: (filters: LocationFilters) => void,
) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const queries = useQueryClient()
  const { size, onSize } = useRowsPerPage(NAMES[list], SIZES[list])
  // One type for both lists: neither receives the other's response.
  const optionsOf = (at: { page: number; size: number }) =>
    (list === 'saved'
      ? { ...savedLocationsQuery(client, { search }), select: asPage }
      : locationReviewQuery(client, { search, ...at })) as unknown as UseQueryOptions<
      unknown,
      Error,
      LocationPage,
      QueryKey
    >
  const query = useQuery(optionsOf({ page: asked, size }))
  const { data, retry, ...remote } = useRemotePage(query, {
    list: search,
    page: asked,
    size,
    total: query.data?.total,
    onTurn: ({ page }) => onFiltersChange({ search, page }),
    // TOAST-15, CF-115
    fallback: t('place.fetchFailed'),
  })
  const onScreen = { page: remote.page, size: remote.size }
  const { data: changed = data } = useQuery({ ...optionsOf(onScreen), enabled: false })
  // Another page, or another number of rows, may be loading or have failed: changes show on the page on screen.
  const isOther = onScreen.page !== asked || onScreen.size !== size
  const found = isOther ? changed : data

  return {
    ...remote,
    name: NAMES[list],
    locations:
      found &&
      (list === 'saved' ? rowsOfPage(found.locations, onScreen.page, onScreen.size) : found.locations),
    total: found?.total,
    size,
    onSize,
    pageItems: PAGE_ITEMS[list](remote.page, remote.pages),
    onRetry: retry,
    /** Reads the page on screen from the server; undefined if the place is no longer on it. */
    async readPlace(id: string): Promise<SavedLocation | undefined> {
      const read =
        list === 'saved'
          ? await readAgain(queries, savedLocationsQuery(client, { search }))
          : (await readAgain(queries, locationReviewQuery(client, { search, ...onScreen }))).locations
      return read.find((place) => place.id === id)
    },
  }
}
