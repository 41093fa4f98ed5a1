import type { SavedLocation } from '@fleetgis/domain/places'

const NAMES = [
  ['Sule Pagoda', 'Sule Pagoda Road, Kyauktada', 16.7744, 96.1588, 1],
  ['Bogyoke Market', 'Bogyoke Aung San Road, Pabedan', 16.7806, 96.1551, 1],
  ['အင်းလျားကန်', 'ပြည်လမ်း၊ ကမာရွတ်', 16.8409, 96.1394, 1],
  ['Old Bus Gate', 'Highway Road, Mingaladon', 16.9372, 96.0978, 4],
  ['Hledan Centre', '', 16.8256, 96.1302, 1],
  ['Golden Valley Corner', 'University Avenue, Bahan', undefined, undefined, 1],
] as const

/** Some places: one is hidden, one without an address, one without coordinates. */
export const somePlaces: readonly SavedLocation[] = NAMES.map(
  ([name, address, latitude, longitude, status], index) => ({
    id: `L-${index + 1}`,
    name,
    address,
    latitude,
    longitude,
    status,
  }),
)
