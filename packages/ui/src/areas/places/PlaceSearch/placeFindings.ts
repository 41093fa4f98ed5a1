import {
  type FoldedPlace,
  foldPlaces,
  isHidden,
  type Place,
  type PlaceProvider,
  type PlaceSource,
  PROVIDERS_OF,
  type ProvidedPlace,
} from '@fleetgis/domain/places'
import type { Failure } from '../../../provider/Failure.ts'
import type { PlaceSearchFilters } from './placeSearchFilters.ts'

/** A result of a provider, with its state. */
export interface FoundPlace {
  readonly id: string
  readonly place: Place
  readonly isAdding: boolean
  /** Why it was not added, in plain text. */
  readonly problem: string | undefined
}

/** The state of a provider's search. */
export interface Findings {
  readonly provider: PlaceProvider
  readonly isSearching: boolean
  /** Why the search failed, in plain text. */
  readonly failure: Failure | undefined
  /** The results that are not added yet. */
  readonly found: readonly FoundPlace[]
  /** The number of results of the search. */
  readonly total: number
}

/** A search by a press of Search, and what its providers found. */
export interface PlaceSearchState {
  /** Which search of the page it is: another one of the same text starts at the first page again. */
  readonly run: number
  readonly text: string
  readonly source: PlaceSource
  readonly findings: readonly Findings[]
}

/** A search whose providers have not answered yet. Source: PLC-13. */
export function startedSearch(run: number, text: string, source: PlaceSource): PlaceSearchState {
  return {
    run,
    text,
    source,
    findings: PROVIDERS_OF[source].map((provider) => ({
      provider,
      isSearching: true,
      failure: undefined,
      found: [],
      total: 0,
    })),
  }
}

/** The findings of a provider's answer. */
export function foundBy(provider: PlaceProvider, places: readonly Place[]): Findings {
  const found = places.map((place, index) => ({
    id: `${provider} ${index}`,
    place,
    isAdding: false,
    problem: undefined,
  }))
  return { provider, isSearching: false, failure: undefined, found, total: found.length }
}

/** The search of before, from the answers of its providers; undefined unless all are still there. */
export function keptSearch(
  { search: text, source }: PlaceSearchFilters,
  answerOf: (provider: PlaceProvider, text: string) => readonly Place[] | undefined,
): PlaceSearchState | undefined {
  const findings = PROVIDERS_OF[source].flatMap((provider) => {
    const places = answerOf(provider, text)
    return places ? [foundBy(provider, places)] : []
  })
  return findings.length === PROVIDERS_OF[source].length ? { run: 0, text, source, findings } : undefined
}

/** A search with other findings of a provider. */
export const withFindings = (search: PlaceSearchState, findings: Findings): PlaceSearchState => ({
  ...search,
  findings: search.findings.map((each) => (each.provider === findings.provider ? findings : each)),
})

/** A search with other data of one of its results. */
export const withResult = (
  search: PlaceSearchState,
  id: string,
  changes: Partial<FoundPlace>,
): PlaceSearchState => ({
  ...search,
  findings: search.findings.map((each) => ({
    ...each,
    found: each.found.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  })),
})

export const isSearching = ({ findings }: PlaceSearchState) => findings.some((each) => each.isSearching)

/** Whether a single result is being added. */
export const isAdding = ({ findings }: PlaceSearchState) =>
  findings.some(({ found }) => found.some((one) => one.isAdding))

/** Whether every provider answered, and none found a place. */
export const foundNothing = ({ findings }: PlaceSearchState) =>
  findings.every((each) => !each.isSearching && each.failure === undefined && each.total === 0)

/** A result with its provider. */
export interface ProvidedResult extends ProvidedPlace {
  readonly id: string
}

/** The results of all providers, each place once. Source: CF-183. */
export const foldedFindings = ({ findings }: PlaceSearchState): readonly FoldedPlace<ProvidedResult>[] =>
  foldPlaces(
    findings.flatMap(({ provider, found }) => found.map(({ id, place }) => ({ id, provider, place }))),
  )

/** Whether a place is hidden, at any of its providers. Source: LOC-34. */
export const isPlaceHidden = (
  { kept, folded }: FoldedPlace<ProvidedResult>,
  hiddenNames: readonly string[],
): boolean => [kept, ...folded].some(({ place }) => isHidden(place.name, hiddenNames))

/** What Add All adds, and how many results it leaves out. */
export interface PlacesToAdd {
  readonly places: readonly Place[]
  /** Places that are hidden, at any provider. */
  readonly hidden: number
  /** Results of places that another provider found better filled. */
  readonly folded: number
}

/** Splits the results of all providers: those that Add All adds, and those that it leaves out. Source: CF-143, CF-183. */
export function placesToAdd(search: PlaceSearchState, hiddenNames: readonly string[]): PlacesToAdd {
  const all = foldedFindings(search)
  const shown = all.filter((place) => !isPlaceHidden(place, hiddenNames))
  return {
    places: shown.map(({ kept }) => kept.place),
    hidden: all.length - shown.length,
    folded: shown.reduce((sum, { folded }) => sum + folded.length, 0),
  }
}

/** The search without a result that was added, and without the same place at other providers. Source: CF-183. */
export function withoutAdded(search: PlaceSearchState, id: string): PlaceSearchState {
  const place = foldedFindings(search).find(({ kept }) => kept.id === id)
  const gone = new Set([id, ...(place?.folded.map((other) => other.id) ?? [])])
  return {
    ...search,
    findings: search.findings.map((each) => ({
      ...each,
      found: each.found.filter((one) => !gone.has(one.id)),
    })),
  }
}
