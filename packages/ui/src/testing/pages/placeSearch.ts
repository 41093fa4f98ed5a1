import { findIn, type PageOptions, type View } from './View.ts'

/** `PlaceSearch` and `PlaceSearchView`: the form, and the results by place name. */
export function placeSearch<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  return {
    search: () => byLabel(t('placeSearch.search')),
    source: () => byRole('combobox', t('placeSearch.source')),
    submit: () => byRole('button', t('common.search')),
    addAll: () => byRole('button', t('placeSearch.addAll')),
    keepUnknown: () => byRole('button', t('placeSearch.keepUnknown')),
    /** The table of a provider. */
    results: (provider: 'openStreet' | 'geocoder' | 'google') =>
      byRole('table', t('placeSearch.results', { provider: t(`placeSearch.${provider}`) })),
    retry: () => byRole('button', t('common.retry')),
  }
}
