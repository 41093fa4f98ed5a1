import type { EndpointId, Endpoints } from '@fleetgis/api/endpoints'
import type { Answer } from '../../answer.ts'
import { geocoderAnswer } from './geocoder.ts'
import { detailsAnswer, suggestionsAnswer } from './mapsService.ts'
import { openStreetAnswer } from './openStreet.ts'

type PlaceSearchId = Extract<EndpointId, 'EP-N01' | 'EP-P01' | 'EP-S01' | 'EP-S02'>

/** The three place searches, each in its provider's own words; all find what the gazetteer of the city has. */
export const placeSearchAnswers: { readonly [Id in PlaceSearchId]: Answer<Endpoints[Id]> } = {
  'EP-N01': openStreetAnswer,
  'EP-P01': geocoderAnswer,
  'EP-S01': suggestionsAnswer,
  'EP-S02': detailsAnswer,
}
