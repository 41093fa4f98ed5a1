import { findIn, type PageOptions, type View } from './View.ts'

/** `PlaceSearch` and `PlaceSearchView`: the form, and the results by place name. */
export function placeSearch<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, labelled } = findIn(view, options)
  return {
    search: labelled('placeSearch.search'),
    source: combobox('placeSearch.source'),
    submit: button('common.search'),
    addAll: button('placeSearch.addAll'),
    keepUnknown: button('placeSearch.keepUnknown'),
    /** The table of a provider. */
    results: (provider: 'openStreet' | 'geocoder' | 'google') =>
      byRole('table', t('placeSearch.results', { provider: t(`placeSearch.${provider}`) })),
    retry: button('common.retry'),
  }
}
