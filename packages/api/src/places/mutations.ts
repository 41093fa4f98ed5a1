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

/** Adds locations; what is saved and what is unknown is read again. */
export function addLocationsMutation(client: FleetClient) {
  return callMutation(client, addLocations, [savedLocations, locationReview, unknownLocations])
}

/** Keeps a name that was searched and not found. */
export function addUnknownLocationMutation(client: FleetClient) {
  return callMutation(client, addUnknownLocation, [unknownLocations])
}

/** Changes a location; what is saved is read again (LOC-28). */
export function updateLocationMutation(client: FleetClient) {
  return callMutation(client, updateLocation, [savedLocations, locationReview, hiddenLocationNames])
}

/** Hides or shows a location; what is saved and what is hidden is read again. */
export function setLocationStatusMutation(client: FleetClient) {
  return callMutation(client, setLocationStatus, [savedLocations, locationReview, hiddenLocationNames])
}
