import type { Name } from '../base/name.ts'
import type { PlaceKind } from '../streets/places.ts'

/** Kinds of places that people search for, besides those of trips. */
export type SightKind =
  | 'teashop'
  | 'restaurant'
  | 'pharmacy'
  | 'clinic'
  | 'bank'
  | 'fuel'
  | 'busStop'
  | 'postOffice'
  | 'police'
  | 'library'
  | 'monastery'
  | 'bakery'

/** The kind of a spot. */
export type SpotKind = PlaceKind | SightKind | 'street'

interface KindWords {
  /** The suffix of the proper name; empty if the name is complete. */
  name: Name
  /** Key and value of the kind in OpenStreetMap, the type of its search results. */
  tag: readonly [key: string, value: string]
  /** Its type at the maps service. */
  type: string
}

const WHOLE: Name = { en: '', my: '' }

/** The words of each kind at each provider. */
export const KINDS: Readonly<Record<SpotKind, KindWords>> = {
  township: { name: WHOLE, tag: ['place', 'suburb'], type: 'sublocality' },
  market: { name: WHOLE, tag: ['amenity', 'marketplace'], type: 'market' },
  pagoda: { name: WHOLE, tag: ['amenity', 'place_of_worship'], type: 'place_of_worship' },
  station: { name: WHOLE, tag: ['railway', 'station'], type: 'train_station' },
  hospital: { name: WHOLE, tag: ['amenity', 'hospital'], type: 'hospital' },
  school: { name: WHOLE, tag: ['amenity', 'school'], type: 'school' },
  hotel: { name: WHOLE, tag: ['tourism', 'hotel'], type: 'hotel' },
  plaza: { name: WHOLE, tag: ['shop', 'mall'], type: 'shopping_mall' },
  terminal: { name: WHOLE, tag: ['amenity', 'bus_station'], type: 'bus_station' },
  airport: { name: WHOLE, tag: ['aeroway', 'aerodrome'], type: 'airport' },
  street: { name: WHOLE, tag: ['highway', 'residential'], type: 'route' },
  teashop: { name: { en: 'Tea Shop', my: 'လက်ဖက်ရည်ဆိုင်' }, tag: ['amenity', 'cafe'], type: 'cafe' },
  restaurant: {
    name: { en: 'Restaurant', my: 'စားသောက်ဆိုင်' },
    tag: ['amenity', 'restaurant'],
    type: 'restaurant',
  },
  pharmacy: { name: { en: 'Pharmacy', my: 'ဆေးဆိုင်' }, tag: ['amenity', 'pharmacy'], type: 'pharmacy' },
  clinic: { name: { en: 'Clinic', my: 'ဆေးခန်း' }, tag: ['amenity', 'clinic'], type: 'doctor' },
  bank: { name: { en: 'Bank', my: 'ဘဏ်' }, tag: ['amenity', 'bank'], type: 'bank' },
  fuel: { name: { en: 'Petrol Station', my: 'ဓာတ်ဆီဆိုင်' }, tag: ['amenity', 'fuel'], type: 'gas_station' },
  busStop: { name: { en: 'Bus Stop', my: 'ကားမှတ်တိုင်' }, tag: ['highway', 'bus_stop'], type: 'bus_stop' },
  postOffice: {
    name: { en: 'Post Office', my: 'စာတိုက်' },
    tag: ['amenity', 'post_office'],
    type: 'post_office',
  },
  police: { name: { en: 'Police Station', my: 'ရဲစခန်း' }, tag: ['amenity', 'police'], type: 'police' },
  library: { name: { en: 'Library', my: 'စာကြည့်တိုက်' }, tag: ['amenity', 'library'], type: 'library' },
  monastery: {
    name: { en: 'Monastery', my: 'ဘုန်းကြီးကျောင်း' },
    tag: ['amenity', 'monastery'],
    type: 'place_of_worship',
  },
  bakery: { name: { en: 'Bakery', my: 'မုန့်ဆိုင်' }, tag: ['shop', 'bakery'], type: 'bakery' },
}

export const SIGHT_KINDS: readonly [SightKind, ...SightKind[]] = [
  'teashop',
  'restaurant',
  'pharmacy',
  'clinic',
  'bank',
  'fuel',
  'busStop',
  'busStop',
  'postOffice',
  'police',
  'library',
  'monastery',
  'bakery',
]

export const YANGON: Name = { en: 'Yangon', my: 'ရန်ကုန်' }
export const REGION: Name = { en: 'Yangon Region', my: 'ရန်ကုန်တိုင်းဒေသကြီး' }
export const MYANMAR: Name = { en: 'Myanmar', my: 'မြန်မာ' }
