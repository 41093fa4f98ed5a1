import type { LatLng } from '@fleetgis/domain/map'
import type { TripDetail } from '@fleetgis/domain/trips'

const FROM: LatLng = { lat: 16.7744, lng: 96.1588 }
const TO: LatLng = { lat: 16.8256, lng: 96.1302 }

/** A route through the streets, with a corner at every other step. */
const PATH: readonly LatLng[] = Array.from({ length: 17 }, (_, step) => ({
  lat: FROM.lat + (TO.lat - FROM.lat) * (Math.ceil(step / 2) / 8),
  lng: FROM.lng + (TO.lng - FROM.lng) * (Math.floor(step / 2) / 8),
}))

/** A complete booking with every field. */
export function aReceipt(overrides: Partial<TripDetail> = {}): TripDetail {
  return {
    key: 'ab-cd-15',
    bookingId: 'B-20415',
    tripNumber: '128',
    successCode: '9C',
    createdAt: '2025-01-01 08:00:00',
    driverName: 'Aung Kyaw Moe',
    mobile: '09791234567',
    email: 'aung@example.com',
    vehicle: '5K-3421 Toyota Probox',
    driverImage: 'https://images.example/driver.jpg',
    groupImage: 'https://images.example/group.png',
    passengerName: 'Daw Khin Mar',
    pickup: 'Sule Pagoda',
    stops: ['Bogyoke Market', 'Myaynigone'],
    dropOff: 'Inya Lake Hotel',
    stopPoints: [],
    path: PATH,
    distanceKm: 12.06,
    duration: '00:35:20',
    waitingSeconds: 180,
    initialFare: 1500,
    distanceCharge: 7200,
    waitingCharge: 300,
    extrasTotal: 1900,
    total: 10900,
    extras: [
      { name: 'Bridge toll', type: '0', amount: 400, quantity: 1 },
      { name: 'Luggage', type: 1, amount: 500, quantity: 3 },
    ],
    currentStatus: 'Complete',
    currentStatusAt: '2025-01-01 08:49:00',
    previousStatus: 'Start',
    previousStatusAt: '2025-01-01 08:13:40',
    ...overrides,
  }
}

/** A booking without a driver, a route and a fare. */
export const PENDING: TripDetail = {
  key: 'BK-7',
  bookingId: 'B-20416',
  createdAt: '2025-01-01 08:00:00',
  driverName: '',
  vehicle: '',
  passengerName: 'Daw Khin Mar',
  pickup: 'Sule Pagoda',
  stops: [],
  dropOff: 'Inya Lake Hotel',
  stopPoints: [],
  path: [],
  distanceKm: 6.4,
  extras: [],
  currentStatus: 'Pending',
  currentStatusAt: '2025-01-01 08:00:00',
}
