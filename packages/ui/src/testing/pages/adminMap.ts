import { findIn, type PageOptions, type View } from './View.ts'

/** `AdminMap` and `AdminMapView`: the map of a group's admin with its card, popups and detail. */
export function adminMap<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, checkbox } = findIn(view, options)
  return {
    locations: checkbox('homeMap.locations'),
    currentLocation: checkbox('adminMap.currentLocation'),
    routes: checkbox('homeMap.routes'),
    currentTrips: checkbox('adminMap.currentTrips'),
    /** Stops a layer that is loading. */
    cancel: button('adminMap.cancel'),
    city: combobox('homeMap.city'),
    settings: button('map.settings'),
    /** The list of a counter, or of the drivers of the trips. */
    list: (state: 'online' | 'ongoing' | 'offline' | 'trips') =>
      byRole('region', t(state === 'trips' ? 'adminMap.tripDrivers' : `map.${state}`)),
    locate: () => byRole('switch', t('map.locate')),
    follow: () => byRole('switch', t('map.follow')),
    details: button('adminMap.details'),
    chat: button('bookingCard.chat'),
  }
}
