import {
  type LocationErrors,
  type LocationForm,
  locationForm,
  type SavedLocation,
} from '@fleetgis/domain/places'
import type { Translate } from '../../../i18n/words.ts'
import type { EditedField } from '../../../remote/calls/EditConflict.tsx'
import type { PlacesText } from '../words.ts'

/** The fields of a place, in the order of the columns. */
export const LOCATION_FIELDS = [
  'name',
  'address',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof LocationForm)[]

export const isCoordinate = (id: keyof LocationForm): id is 'latitude' | 'longitude' =>
  id === 'latitude' || id === 'longitude'

/** The draft of a row, which a refetch does not change. */
export interface LocationDraft {
  readonly form: LocationForm
  readonly errors: LocationErrors
  /** The location when editing started. */
  readonly before: SavedLocation
  /** What Save found instead of saving; as `LocationOutcome`. */
  readonly theirs?: SavedLocation | null | undefined
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

/** The fields of a place that a save sends, to compare and to show. */
export function locationFields(
  location: SavedLocation,
  { t, hasCoordinates }: { t: Translate<PlacesText>; hasCoordinates: boolean },
): EditedField[] {
  const form = locationForm(location)
  return LOCATION_FIELDS.slice(0, hasCoordinates ? LOCATION_FIELDS.length : 2).map((id) => ({
    id,
    label: t(`locationTable.${id}`),
    value: form[id],
  }))
}
