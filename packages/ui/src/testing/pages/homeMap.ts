import { findIn, type PageOptions, type View } from './View.ts'

/** `HomeMap` and `HomeMapView`: the live map with its card. */
export function homeMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, checkbox } = findIn(view, options)
  return {
    locations: checkbox('homeMap.locations'),
    routes: checkbox('homeMap.routes'),
    markers: () => byRole('switch', t('homeMap.markers')),
    city: combobox('homeMap.city'),
    search: button('homeMap.search'),
    /** Only where there are more drivers than are loaded. */
    loadAll: button('homeMap.loadAll'),
    /** Only while Load all loads. */
    stop: button('homeMap.stop'),
    /** Only while the map has no data. */
    retry: button('common.retry'),
  }
}
