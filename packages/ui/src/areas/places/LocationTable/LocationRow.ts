import type { LocationErrors, LocationForm, SavedLocation } from '@fleetgis/domain/places'

/** The fields of a place, in the order of the columns. */
export const LOCATION_FIELDS = [
  'name',
  'address',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof LocationForm)[]

/** The draft of a row, which a refetch does not change. */
export interface LocationDraft {
  readonly form: LocationForm
  readonly errors: LocationErrors
  /** The location when editing started. */
  readonly before: SavedLocation
  /** The page and search of the row: it stays there, whatever the refetched list contains. */
  readonly place: string
}

/** Why the last change of a row failed. */
export interface LocationProblem {
  readonly reason: string
  /** The typed draft, to continue; undefined where the row was being hidden or shown. */
  readonly draft?: LocationDraft | undefined
}

/** A row of the table with its state. */
export interface LocationRow {
  readonly location: SavedLocation
  readonly draft: LocationDraft | undefined
  readonly problem: LocationProblem | undefined
  readonly isSaving: boolean
}
