import { findIn, type PageOptions, type View } from './View.ts'

/** `PlaceFinder` and `PlaceFinderView`: the field, its suggestions and the map; `locationTable` has the table. */
export function placeFinder<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, combobox } = findIn(view, options)
  return {
    search: combobox('placeFinder.search'),
    suggestions: () => byRole('listbox', t('placeFinder.search')),
    map: () => byRole('region', t('placeFinder.map')),
  }
}
