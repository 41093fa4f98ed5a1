import type { Answers } from '../../answer.ts'
import { geocoderAnswer } from './geocoder.ts'
import { detailsAnswer, suggestionsAnswer } from './mapsService.ts'
import { openStreetAnswer } from './openStreet.ts'

/** The three place searches, each in its provider's own words; all find what the gazetteer of the city has. */
export const placeSearchAnswers = {
  openStreetSearch: openStreetAnswer,
  geocoderSearch: geocoderAnswer,
  placeSuggestions: suggestionsAnswer,
  placeDetails: detailsAnswer,
} satisfies Partial<Answers>
