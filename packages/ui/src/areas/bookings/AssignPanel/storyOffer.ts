import type { AssignCandidate, AssignOffer, Booking } from '@fleetgis/domain/bookings'

const PICKUP = { name: 'Sule Pagoda', lat: 16.7744, lng: 96.1588 }

/** A pending row of an admin's list. */
export const BOOKING: Pick<Booking, 'key' | 'id' | 'pickup' | 'dropOff'> = {
  key: 'bk-7',
  id: 'B-20416',
  pickup: PICKUP,
  dropOff: { name: 'Inya Lake Hotel' },
}

const NAMES = ['Aung Kyaw Moe', 'Zaw Win', 'Thet Naing', 'Min Thu', 'Kyaw Swar']

/** Drivers around the pickup, each a little farther away. */
export function someCandidates(count: number): AssignCandidate[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `D-${index + 1}`,
    name: NAMES[index % NAMES.length] ?? '',
    mobile: `095550${100 + index}`,
    email: `driver${index + 1}@example.com`,
    vehicleNo: `${1 + (index % 9)}K-${3421 + index}`,
    distanceMetres: 345 + index * 612.5,
    position: {
      lat: PICKUP.lat + Math.sin(index * 2.4) * 0.004 * (index + 1),
      lng: PICKUP.lng + Math.cos(index * 2.4) * 0.004 * (index + 1),
    },
  }))
}

/** The server's candidates for the booking. */
export function anOffer(overrides: Partial<AssignOffer> = {}): AssignOffer {
  return {
    candidates: someCandidates(4),
    path: [
      { lat: 16.7744, lng: 96.1588 },
      { lat: 16.784, lng: 96.1588 },
      { lat: 16.784, lng: 96.1502 },
      { lat: 16.8256, lng: 96.1302 },
    ],
    booking: { pickup: PICKUP, dropOffName: 'Inya Lake Hotel', stops: [{ name: 'Bogyoke Market' }] },
    ...overrides,
  }
}
