import { BOOKING_CODES, type Booking } from '@fleetgis/domain/bookings'

/** A booking for stories: a short ride through Yangon, with overrides. */
export function aBooking(more: Partial<Booking> = {}): Booking {
  return {
    key: 'key-1',
    id: 'BK-261120-0042',
    status: BOOKING_CODES.pending,
    createdAt: '2026-11-20 08:15:30',
    distanceKm: 3.44,
    pickup: { name: 'Hledan Junction, Kamayut', lat: 16.8256, lng: 96.1297 },
    stops: [],
    dropOff: { name: 'Sule Pagoda, Kyauktada' },
    image: undefined,
    passengerName: 'Thida Win',
    driverName: 'Aung Kyaw Moe',
    ...more,
  }
}

/** A booking in Burmese. */
export const burmeseBooking = (more: Partial<Booking> = {}): Booking =>
  aBooking({
    pickup: { name: 'လှည်းတန်းလမ်းဆုံ၊ ကမာရွတ်မြို့နယ်' },
    stops: ['ဗိုလ်ချုပ်အောင်ဆန်းဈေး'],
    dropOff: { name: 'ဆူးလေဘုရား၊ ကျောက်တံတားမြို့နယ်' },
    passengerName: 'သီတာဝင်း',
    driverName: 'အောင်ကျော်မိုး',
    ...more,
  })

/** A booking with texts of maximum length. */
export const longBooking = (more: Partial<Booking> = {}): Booking =>
  aBooking({
    id: 'BK-261120-000000000000000042-YGN-SOUTH-OKKALAPA',
    pickup: {
      name: 'No. 1234/B, Corner of Upper Pansodan Road and Bogyoke Aung San Road, Mingalar Taung Nyunt Township, Yangon Region',
    },
    stops: [
      'Yangon International Airport, Terminal 1, Departures, Door 4, Mingaladon Township',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    ],
    dropOff: { name: 'Thilawa Special Economic Zone, Zone A, Gate 2, Thanlyin–Kyauktan Road' },
    passengerName: 'Maharajadhirajapatirajadhiraja Thado Minsaw Thihathura Kyaw Zwa Win Htein',
    driverName: 'Maharajadhirajapatirajadhiraja Thado Minsaw Thihathura Kyaw Zwa Win Htein',
    distanceKm: 1234.56,
    ...more,
  })

/** Bookings, the newest first, with the statuses in turn. */
export function someBookings(count: number): Booking[] {
  const statuses = [1, 2, 8, 3, 5, 9, 13, 400]
  return Array.from({ length: count }, (_, index) =>
    aBooking({
      key: `key-${index + 1}`,
      id: `BK-${index + 1}`,
      status: statuses[index % statuses.length] ?? 1,
    }),
  )
}
