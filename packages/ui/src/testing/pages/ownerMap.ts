import { findIn, type PageOptions, type View } from './View.ts'

/** `OwnerMap` and `OwnerMapView`: the map of an owner with its card. */
export function ownerMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    currentLocations: () => byRole('checkbox', t('ownerMap.currentLocations')),
    /** The layer of the trips, beside the link to their list. */
    trips: () => byRole('checkbox', t('ownerMap.showTrips')),
    /** Stops the pages of trips. */
    cancel: () => byRole('button', t('adminMap.cancel')),
    search: () => byRole('searchbox', t('owner.search')),
    period: () => byRole('combobox', t('period.label')),
    go: () => byRole('button', t('owner.go')),
    city: () => byRole('combobox', t('homeMap.city')),
    settings: () => byRole('button', t('map.settings')),
    locate: () => byRole('switch', t('map.locate')),
    details: () => byRole('button', t('adminMap.details')),
  }
}
