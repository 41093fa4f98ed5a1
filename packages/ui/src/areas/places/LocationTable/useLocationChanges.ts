import { mayHaveHappened } from '@fleetgis/api'
import {
  locationReview,
  savedLocations,
  setLocationStatusMutation,
  updateLocationMutation,
} from '@fleetgis/api/places'
import { type SavedLocation, updateOutcome } from '@fleetgis/domain/places'
import { editConflict } from '@fleetgis/domain/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import type { Tone } from '../../../provider/notifier/notifier.ts'
import { useToast } from '../../../provider/useToast.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { placesWords } from '../words.ts'
import type { LocationOutcome } from './LocationOutcome.ts'
import { locationFields } from './LocationRow.ts'
import type { LocationList, LocationPage } from './useLocationTable.ts'

/** The lists that have a place. */
const LISTS = [[savedLocations.id], [locationReview.id]]

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
  const toast = useToast()
  const queries = useQueryClient()
  const { mutateAsync: update } = useMutation(updateLocationMutation(client))
  const { mutateAsync: setStatus } = useMutation(setLocationStatusMutation(client))

  /** What a save that has not succeeded has sent, by id: it may be done, and is no other user's version. */
  const sent = useRef(new Map<string, SavedLocation>())

  /** Writes a change into every cached list with the place, so that no old data shows before the refetch. */
  async function changeCached(id: string, changes: Partial<SavedLocation>) {
    // The server has a new version, which the refetch reads: until then the fields decide (CF-179).
    const change = (location: SavedLocation) =>
      location.id === id ? { ...location, ...changes, version: undefined } : location
    // Cancels requests from before the change, which could answer after it.
    await Promise.all(LISTS.map((queryKey) => queries.cancelQueries({ queryKey })))
    queries.setQueriesData<readonly SavedLocation[]>({ queryKey: [savedLocations.id] }, (rows) =>
      rows?.map(change),
    )
    queries.setQueriesData<LocationPage>(
      { queryKey: [locationReview.id] },
      (found) => found && { ...found, locations: found.locations.map(change) },
    )
    refetchLists()
  }

  function refetchLists() {
    for (const queryKey of LISTS) void queries.invalidateQueries({ queryKey })
  }

  // TOAST-07
  const report = (key: Parameters<typeof t>[0], tone: Tone) => toast(t(key), tone)

  const notChanged = (reason: string) => ({
    isDone: false as const,
    reason: t('locationTable.notChanged', { reason }),
  })

  /** Reports a failed call; its row says why, and whether the place may have been changed. TOAST-16. */
  function failed(error: unknown, mayBeDone = false): LocationOutcome {
    report('place.somethingWrong', 'danger')
    const reason = explainFailure(error, t, t('place.somethingWrong'))
    return mayBeDone ? { isDone: false, reason: t('locationTable.unknown', { reason }) } : notChanged(reason)
  }

  /** Waits for a call, reports its outcome, and shows the change once the server has it. */
  async function finish(
    call: Promise<{ status: number; message?: string | undefined }>,
    id: string,
    changes: Partial<SavedLocation>,
  ): Promise<LocationOutcome> {
    try {
      const { status, message } = await call
      const key = updateOutcome(status)
      const isDone = key === 'place.updated'
      report(key, isDone ? 'success' : 'danger')
      if (!isDone) return notChanged(message || t(key))
      sent.current.delete(id)
      await changeCached(id, changes)
      return { isDone }
    } catch (error) {
      const mayBeDone = mayHaveHappened(error)
      if (mayBeDone) refetchLists()
      return failed(error, mayBeDone)
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
      const earlier = sent.current.get(location.id)
      const isLost =
        editConflict(read(before), read(theirs), read(location).fields, earlier && read(earlier).fields)
          .length > 0
      return isLost ? { isDone: false, theirs } : undefined
    } catch (error) {
      return failed(error)
    }
  }

  return {
    async onSave({ location, before }: SaveEvent): Promise<LocationOutcome> {
      const refusal = before && (await savedSince(location, before))
      if (refusal) return refusal
      const { id, name, address, latitude, longitude } = location
      sent.current.set(id, location)
      const named = { name, address }
      const changes = list === 'saved' ? { ...named, latitude, longitude } : named
      return finish(update({ id, ...changes }), id, changes)
    },
    onVisibility({ id, status }: { id: string; status: number }): Promise<LocationOutcome> {
      return finish(setStatus({ id, status }), id, { status })
    },
  }
}
