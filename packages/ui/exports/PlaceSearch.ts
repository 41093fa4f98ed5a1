export { PlaceSearch, type PlaceSearchProps } from '../src/areas/places/PlaceSearch/PlaceSearch.tsx'
export {
  PlaceSearchView,
  type PlaceSearchViewProps,
} from '../src/areas/places/PlaceSearch/PlaceSearchView.tsx'
export type { Findings, FoundPlace, PlaceSearchState } from '../src/areas/places/PlaceSearch/placeFindings.ts'
export type { PlaceSearchFilters } from '../src/areas/places/PlaceSearch/placeSearchFilters.ts'
export type { ActionState } from '../src/areas/places/PlaceSearch/usePlaceSearch.ts'
