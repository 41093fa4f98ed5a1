import type { LocationErrors, LocationForm, SavedLocation } from '@fleetgis/domain/places'

/** What somebody is writing into a row, which no refresh takes away. */
export interface LocationDraft {
  readonly form: LocationForm
  readonly errors: LocationErrors
  /** The location when the edit began. */
  readonly before: SavedLocation
  /** Where it was: the row stays on that page, whatever the list says meanwhile. */
  readonly place: string
}

/** Why the last change of a row did not happen. */
export interface LocationProblem {
  readonly reason: string
  /** What was typed, to go on with; none where the row was hidden or shown. */
  readonly draft?: LocationDraft | undefined
}

/** A row of the table, with whatever is going on in it. */
export interface LocationRow {
  readonly location: SavedLocation
  readonly draft: LocationDraft | undefined
  readonly problem: LocationProblem | undefined
  readonly isSaving: boolean
}
