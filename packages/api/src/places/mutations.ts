import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import {
  addLocations,
  addUnknownLocation,
  hiddenLocationNames,
  locationReview,
  savedLocations,
  setLocationStatus,
  unknownLocations,
  updateLocation,
} from './endpoints.ts'

/** Adds locations; refetches the saved and unknown ones. */
export const addLocationsMutation = (client: FleetClient) =>
  callMutation(client, addLocations, [savedLocations, locationReview, unknownLocations])

/** Stores a searched name without a location. */
export const addUnknownLocationMutation = (client: FleetClient) =>
  callMutation(client, addUnknownLocation, [unknownLocations])

/** Changes a location; refetches the saved ones (LOC-28). */
export function updateLocationMutation(client: FleetClient) {
  return callMutation(client, updateLocation, [savedLocations, locationReview, hiddenLocationNames])
}

/** Hides or shows a location; refetches the saved and hidden ones. */
export function setLocationStatusMutation(client: FleetClient) {
  return callMutation(client, setLocationStatus, [savedLocations, locationReview, hiddenLocationNames])
}
