import type { SavedLocation } from '@fleetgis/domain/places'

/**
 * The result of a location change; `reason` says what failed and why, in plain text. With `theirs` nothing was sent: the place was saved elsewhere
 * meanwhile, or with null it is no longer in the list, so that it was not checked (CF-179).
 */
export type LocationOutcome =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly reason: string; readonly theirs?: undefined }
  | { readonly isDone: false; readonly theirs: SavedLocation | null }
