import { type LocationForm, locationForm, type SavedLocation } from '@fleetgis/domain/places'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { LOCATION_FIELDS } from './LocationRow.ts'

/** What is typed in the rows of a table, all of which share one kept draft. */
export function keptRows(draft: KeptDraft | undefined) {
  const keep = (before: SavedLocation, form: LocationForm) =>
    draft?.keep(textsOf(before.id, locationForm(before)), textsOf(before.id, form))
  return {
    keep,
    discard: (before: SavedLocation) => keep(before, locationForm(before)),
    /** The form of a row as it is opened: with what was typed before. */
    formOf(location: SavedLocation): LocationForm {
      const form = locationForm(location)
      const texts = draft?.read(textsOf(location.id, form))
      if (texts === undefined) return form
      const typed = LOCATION_FIELDS.map((field) => [field, texts[`${location.id} ${field}`] ?? form[field]])
      return { ...form, ...Object.fromEntries(typed) }
    },
  }
}

/** The fields of a row, for the draft of the table. */
const textsOf = (id: string, form: LocationForm) =>
  Object.fromEntries(LOCATION_FIELDS.map((field) => [`${id} ${field}`, form[field]]))
