import type { Answers } from '../../answer.ts'
import { geocoderAnswer } from './geocoder.ts'
import { detailsAnswer, suggestionsAnswer } from './mapsService.ts'
import { openStreetAnswer } from './openStreet.ts'

/** The three place searches, each in its provider's own words. All search the gazetteer of the city. */
export const placeSearchAnswers = {
  openStreetSearch: openStreetAnswer,
  geocoderSearch: geocoderAnswer,
  placeSuggestions: suggestionsAnswer,
  placeDetails: detailsAnswer,
} satisfies Partial<Answers>
