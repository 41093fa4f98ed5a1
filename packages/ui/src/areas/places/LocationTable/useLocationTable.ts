import {
  locationReview,
  locationReviewQuery,
  savedLocations,
  savedLocationsQuery,
  setLocationStatusMutation,
  updateLocationMutation,
} from '@fleetgis/api/places'
import {
  canGoToPage,
  checkPageItems,
  locationPageItems,
  PAGE_SIZES,
  rowsOfPage,
  totalPages,
} from '@fleetgis/domain/paging'
import { type SavedLocation, updateOutcome } from '@fleetgis/domain/places'
import { editConflict } from '@fleetgis/domain/staff'
import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useRowsPerPage } from '../../../primitives/lists/useRowsPerPage.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import { placesWords } from '../words.ts'
import type { LocationOutcome } from './LocationOutcome.ts'
import { locationFields } from './LocationRow.ts'

/** The list: all saved places (EP-B02), or the paged places to review (EP-B03). */
export type LocationList = 'saved' | 'review'

/** The response of a list: `saved` has all places, `review` a page. */
interface Found {
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

const asFound = (locations: readonly SavedLocation[]): Found => ({ locations, total: locations.length })

/** The places of a list, page by page, with their mutations. Source: LOC-12 to LOC-14, LOC-28, CF-58, CF-79. */
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
      ? { ...savedLocationsQuery(client, { search }), select: asFound }
      : locationReviewQuery(client, { search, page: asked, size })
  // One type for both lists: neither receives the other's response.
  const query = useQuery(options as unknown as UseQueryOptions<unknown, Error, Found, QueryKey>)
  // TOAST-15, CF-115
  const shown = useRemotePage(query, { list: search, page: asked, fallback: t('place.fetchFailed') })
  const { data: found, retry, ...remote } = shown

  const pages = totalPages(found?.total ?? 0, size)
  // Places may be gone since: the last page changes.
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
      if (!canGoToPage(next, pages)) return
      if (next === asked) retry()
      else setWanted({ search, page: next })
    },
  }
}

interface SaveEvent {
  location: SavedLocation
  /** As editing started; undefined saves unchecked. */
  before: SavedLocation | undefined
}

/**
 * The mutations of a place: EP-B06 with the coordinates, which is EP-B09, and EP-B07. LOC-27, LOC-36, LOC-37, CF-78,
 * CF-79.
 */
export function useLocationChanges(
  list: LocationList,
  readPlace: (id: string) => Promise<SavedLocation | undefined>,
) {
  const { client } = useFleet()
  const t = useText(placesWords)
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutateAsync: update } = useMutation(updateLocationMutation(client))
  const { mutateAsync: setStatus } = useMutation(setLocationStatusMutation(client))

  /** Writes a change into every cached list with the place, so that no old data shows before the refetch. */
  async function put(id: string, changes: Partial<SavedLocation>) {
    const change = (location: SavedLocation) => (location.id === id ? { ...location, ...changes } : location)
    const keys = [[savedLocations.id], [locationReview.id]]
    // Cancels requests from before the change, which could answer after it.
    await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
    queries.setQueriesData<readonly SavedLocation[]>({ queryKey: [savedLocations.id] }, (rows) =>
      rows?.map(change),
    )
    queries.setQueriesData<Found>(
      { queryKey: [locationReview.id] },
      (found) => found && { ...found, locations: found.locations.map(change) },
    )
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }

  async function tell(
    call: Promise<{ status: number; message?: string | undefined }>,
    id: string,
    changes: Partial<SavedLocation>,
  ): Promise<LocationOutcome> {
    try {
      const { status, message } = await call
      const key = updateOutcome(status)
      const isDone = key === 'place.updated'
      notify(t(key), { tone: isDone ? 'success' : 'danger' })
      if (!isDone) return { isDone, reason: message || t(key) }
      await put(id, changes)
      return { isDone }
    } catch (error) {
      // TOAST-16
      return { isDone: false, reason: explainFailure(error, t, t('place.somethingWrong')) }
    }
  }

  /** Why a place is not sent; undefined where it is as `before` (CF-179). */
  async function savedSince(
    location: SavedLocation,
    before: SavedLocation,
  ): Promise<LocationOutcome | undefined> {
    try {
      const theirs = await readPlace(location.id)
      if (!theirs) return { isDone: false, theirs: null }
      const read = (place: SavedLocation) => ({
        fields: locationFields(place, { t, hasCoordinates: list === 'saved' }),
        version: place.version,
      })
      const isLost = editConflict(read(before), read(theirs), read(location).fields).length > 0
      return isLost ? { isDone: false, theirs } : undefined
    } catch (error) {
      return { isDone: false, reason: explainFailure(error as Error, t, t('place.somethingWrong')) }
    }
  }

  return {
    async onSave({ location, before }: SaveEvent): Promise<LocationOutcome> {
      const refusal = before && (await savedSince(location, before))
      if (refusal) return refusal
      const { id, name, address, latitude, longitude } = location
      const named = { name, address }
      const changes = list === 'saved' ? { ...named, latitude, longitude } : named
      return tell(update({ id, ...changes }), id, changes)
    },
    onVisibility({ id, status }: { id: string; status: number }): Promise<LocationOutcome> {
      return tell(setStatus({ id, status }), id, { status })
    },
  }
}
