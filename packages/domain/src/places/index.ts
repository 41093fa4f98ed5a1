export {
  isHidden,
  LOCATION_STATUS,
  type SavedLocation,
  type UnknownLocation,
  updateOutcome,
  type VisibilityChange,
  visibilityChange,
} from './location.ts'
export {
  changedLocation,
  type LocationErrors,
  type LocationForm,
  locationErrors,
  locationForm,
} from './locationForm.ts'
export {
  type GeocoderFeature,
  type GooglePlace,
  geocoderPlace,
  googlePlace,
  type OpenStreetResult,
  openStreetAddress,
  openStreetPlace,
  type Place,
  type PlaceSuggestion,
  placesOf,
} from './place.ts'
export {
  addFailure,
  isPaged,
  PLACE_SOURCES,
  type PlaceProvider,
  type PlaceSource,
  PROVIDERS_OF,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_HIDE_MS,
  SUGGESTION_PROVIDER,
  searchFailure,
  showsAddAll,
} from './provider.ts'
export {
  isPlaceSessionToken,
  PLACE_COUNTRY,
  PLACE_LIMIT,
  placeSearchError,
  placeSessionToken,
  YANGON_BOX,
  YANGON_BOX_TEXT,
} from './search.ts'
