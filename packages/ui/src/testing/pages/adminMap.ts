import { findIn, type PageOptions, type View } from './View.ts'

/** `AdminMap` and `AdminMapView`: the map of a group's admin with its card, popups and detail. */
export function adminMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    locations: () => byRole('checkbox', t('homeMap.locations')),
    currentLocation: () => byRole('checkbox', t('adminMap.currentLocation')),
    routes: () => byRole('checkbox', t('homeMap.routes')),
    currentTrips: () => byRole('checkbox', t('adminMap.currentTrips')),
    /** Stops a layer that is loading. */
    cancel: () => byRole('button', t('adminMap.cancel')),
    city: () => byRole('combobox', t('homeMap.city')),
    settings: () => byRole('button', t('map.settings')),
    /** The list of a counter, or of the drivers of the trips. */
    list: (state: 'online' | 'ongoing' | 'offline' | 'trips') =>
      byRole('region', t(state === 'trips' ? 'adminMap.tripDrivers' : `map.${state}`)),
    locate: () => byRole('switch', t('map.locate')),
    follow: () => byRole('switch', t('map.follow')),
    details: () => byRole('button', t('adminMap.details')),
    chat: () => byRole('button', t('bookingCard.chat')),
  }
}
