import { findIn, type PageOptions, type View } from './View.ts'

/** `OwnerMap` and `OwnerMapView`: the map of an owner with its card. */
export function ownerMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, searchbox, checkbox } = findIn(view, options)
  return {
    currentLocations: checkbox('ownerMap.currentLocations'),
    /** The layer of the trips, beside the link to their list. */
    trips: checkbox('ownerMap.showTrips'),
    /** Stops the pages of trips. */
    cancel: button('adminMap.cancel'),
    search: searchbox('owner.search'),
    period: combobox('period.label'),
    go: button('owner.go'),
    city: combobox('homeMap.city'),
    settings: button('map.settings'),
    locate: () => byRole('switch', t('map.locate')),
    details: button('adminMap.details'),
  }
}
