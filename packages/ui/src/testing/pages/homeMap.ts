import { findIn, type PageOptions, type View } from './View.ts'

/** `HomeMap` and `HomeMapView`: the live map with its card. */
export function homeMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    locations: () => byRole('checkbox', t('homeMap.locations')),
    routes: () => byRole('checkbox', t('homeMap.routes')),
    markers: () => byRole('switch', t('homeMap.markers')),
    city: () => byRole('combobox', t('homeMap.city')),
    /** Only while the map has no data. */
    retry: () => byRole('button', t('common.retry')),
  }
}
