import { mayHaveHappened } from '@fleetgis/api'
import { addLocationsMutation, addUnknownLocationMutation } from '@fleetgis/api/places'
import {
  addFailure,
  type Place,
  type PlaceProvider,
  type PlaceSource,
  placeSearchError,
  searchFailure,
} from '@fleetgis/domain/places'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import type { Tone } from '../../../provider/notifier/notifier.ts'
import { useToast } from '../../../provider/useToast.ts'
import { describeFailure } from '../../../remote/failures/describeFailure.ts'
import { explainNotAdded } from '../../../remote/failures/explainNotAdded.ts'
import { type PlacesText, placesWords } from '../words.ts'
import {
  type Findings,
  type FoundPlace,
  foundBy,
  foundNothing,
  isSearching,
  keptSearch,
  type PlacesToAdd,
  placesToAdd,
  startedSearch,
  withFindings,
  withoutAdded,
  withResult,
} from './placeFindings.ts'
import type { PlaceSearchFilters } from './placeSearchFilters.ts'
import { usePlaceProviders } from './usePlaceProviders.ts'

/** The state of an action below the form. */
export interface ActionState {
  readonly isPending: boolean
  /** What failed and why, in plain text. */
  readonly problem?: string | undefined
}

/** What the last Add All added, and what it left out. */
export interface AddedAll extends Omit<PlacesToAdd, 'places'> {
  readonly added: number
}

const IDLE: ActionState = { isPending: false }

/**
 * Searches places on a press of Search, and adds what was found: EP-B01 and EP-B04. Opens with the results of the last
 * search if they are still there. Source: LOC-35, PLC-13, CF-80, CF-81, CF-143, decision 67.
 */
export function usePlaceSearch(
  hiddenNames: readonly string[],
  before: PlaceSearchFilters,
  onSearched: (filters: PlaceSearchFilters) => void,
) {
  const { client, onError } = useFleet()
  const t = useText(placesWords)
  const toast = useToast()
  const providers = usePlaceProviders()
  const { mutateAsync: addLocations } = useMutation(addLocationsMutation(client))
  const { mutateAsync: addUnknown } = useMutation(addUnknownLocationMutation(client))
  const [search, setSearch] = useState(() => keptSearch(before, providers.answerOf))
  const [all, setAll] = useState(IDLE)
  const [addedAll, setAddedAll] = useState<AddedAll>()
  const [unknown, setUnknown] = useState<ActionState & { isDone?: boolean }>(IDLE)
  // Refs, so that two presses in one tick see the same state.
  const run = useRef(0)
  const isBusy = useRef(false)
  const adding = useRef(new Set<string>())

  // TOAST-07
  const say = (key: PlacesText, tone: Tone) => toast(t(key), tone)

  async function onSearch({ text, source }: { text: string; source: PlaceSource }) {
    const error = placeSearchError(text)
    if (error) return say(error, 'danger')
    // A result that is being added would come back with its Add, and be added twice.
    if (isBusy.current || adding.current.size > 0) return
    if (search && isSearching(search) && search.text === text.trim() && search.source === source) return
    run.current += 1
    const own = run.current
    const started = startedSearch(own, text.trim(), source)
    setSearch(started)
    onSearched({ search: started.text, source })
    setAll(IDLE)
    setAddedAll(undefined)
    setUnknown(IDLE)
    await providers.cancel()
    const findings = await Promise.all(
      started.findings.map(({ provider }) => find(provider, started.text, own)),
    )
    if (own === run.current && foundNothing({ ...started, findings })) say('place.noSuggestions', 'warning')
  }

  /** Asks a provider, and shows its findings unless another search was started meanwhile. */
  async function find(provider: PlaceProvider, text: string, own: number): Promise<Findings> {
    const findings = await providers.ask(provider, text)
    if (own !== run.current) return findings
    setSearch((last) => last && withFindings(last, findings))
    // Leaving the page cancels the search: nothing has failed.
    if (findings.failure !== undefined && providers.isHere()) say(searchFailure(provider), 'danger')
    return findings
  }

  /** Asks a provider that failed; the results of the other one stay. */
  async function onRetry({ provider }: { provider: PlaceProvider }) {
    if (!search || isBusy.current) return
    setSearch((last) => last && withFindings(last, { ...foundBy(provider, []), isSearching: true }))
    await find(provider, search.text, run.current)
  }

  /** What was not done and why; or that it may have been done. */
  function explain(error: unknown, notDone: 'placeSearch.notAdded' | 'placeSearch.notKept'): string {
    const reason = explainNotAdded(error, t, t('place.somethingWrong'))
    return mayHaveHappened(error) ? reason : t(notDone, { reason })
  }

  /** Sends places; resolves with why they were not added, or may not have been. 200 is success (LOC-35). */
  async function send(places: readonly Place[]): Promise<string | undefined> {
    // A return to the page must not offer again what may have been added.
    if (search) providers.forget(search)
    try {
      const { status, message } = await addLocations({ locations: places })
      return status === 200 ? undefined : t('placeSearch.notAdded', { reason: message || t('place.invalid') })
    } catch (error) {
      onError?.({ widget: 'PlaceSearch', ...describeFailure(error) })
      return explain(error, 'placeSearch.notAdded')
    }
  }

  const change = (id: string, changes: Partial<FoundPlace>) =>
    setSearch((last) => last && withResult(last, id, changes))

  async function onAdd({ provider, found: { id, place } }: { provider: PlaceProvider; found: FoundPlace }) {
    if (isBusy.current || adding.current.has(id)) return
    adding.current.add(id)
    change(id, { isAdding: true, problem: undefined })
    const problem = await send([place])
    const failure = addFailure(provider)
    if (problem === undefined) say('place.added', 'success')
    // TOAST-14: a row of the first two is only logged; the row itself says why.
    else if (failure) say(failure, 'danger')
    adding.current.delete(id)
    if (problem === undefined) setSearch((last) => last && withoutAdded(last, id))
    else change(id, { isAdding: false, problem })
  }

  async function onAddAll() {
    if (!search || isBusy.current || adding.current.size > 0) return
    const { places, ...leftOut } = placesToAdd(search, hiddenNames)
    if (places.length === 0) return
    isBusy.current = true
    setAll({ isPending: true })
    const problem = await send(places)
    isBusy.current = false
    setAll({ isPending: false, problem })
    if (problem !== undefined) {
      const failure = addFailure('all')
      if (failure) say(failure, 'danger')
      return
    }
    say('place.added', 'success')
    // TOAST-11
    setSearch(undefined)
    setAddedAll({ added: places.length, ...leftOut })
  }

  async function onKeepUnknown() {
    if (!search || isBusy.current || unknown.isDone) return
    isBusy.current = true
    setUnknown({ isPending: true })
    try {
      await addUnknown({ name: search.text })
      setUnknown({ isPending: false, isDone: true })
    } catch (error) {
      setUnknown({ isPending: false, problem: explain(error, 'placeSearch.notKept') })
    }
    isBusy.current = false
  }

  return { search, all, addedAll, unknown, onSearch, onRetry, onAdd, onAddAll, onKeepUnknown }
}
