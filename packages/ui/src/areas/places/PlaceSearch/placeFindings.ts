import {
  isHidden,
  type Place,
  type PlaceProvider,
  type PlaceSource,
  PROVIDERS_OF,
} from '@fleetgis/domain/places'

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
  readonly failure: string | undefined
  /** The results that are not added yet. */
  readonly found: readonly FoundPlace[]
  /** The number of results of the search. */
  readonly total: number
}

/** A search by a press of Search, and what its providers found. */
export interface PlaceSearchState {
  readonly text: string
  readonly source: PlaceSource
  readonly findings: readonly Findings[]
}

/** A search whose providers have not answered yet. Source: PLC-13. */
export function startedSearch(text: string, source: PlaceSource): PlaceSearchState {
  return {
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

export const isSearching = ({ findings }: PlaceSearchState) => findings.some((each) => each.isSearching)

/** Whether every provider answered, and none found a place. */
export const foundNothing = ({ findings }: PlaceSearchState) =>
  findings.every((each) => !each.isSearching && each.failure === undefined && each.total === 0)

/** Splits the results of all providers: those that Add All adds, and the number of hidden ones left out. Source: CF-143. */
export function placesToAdd(
  { findings }: PlaceSearchState,
  hiddenNames: readonly string[],
): { places: readonly Place[]; leftOut: number } {
  const all = findings.flatMap(({ found }) => found.map(({ place }) => place))
  const places = all.filter(({ name }) => !isHidden(name, hiddenNames))
  return { places, leftOut: all.length - places.length }
}
