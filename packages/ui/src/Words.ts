import { authWords } from './areas/auth/words.ts'
import { bookingsWords } from './areas/bookings/words.ts'
import { chatWords } from './areas/chat/words.ts'
import { dashboardsWords } from './areas/dashboards/words.ts'
import { driversWords } from './areas/drivers/words.ts'
import { groupsWords } from './areas/groups/words.ts'
import { paymentsWords } from './areas/payments/words.ts'
import { placesWords } from './areas/places/words.ts'
import { staffWords } from './areas/staff/words.ts'
import { tripsWords } from './areas/trips/words.ts'
import { walletWords } from './areas/wallet/words.ts'
import { sharedWords } from './i18n/words.ts'
import { mapWords } from './map/words.ts'

/** The words of every area. The kit imports this file for its type alone: a widget loads the words of its own area. */
export const AREA_WORDS = [
  sharedWords,
  authWords,
  bookingsWords,
  chatWords,
  dashboardsWords,
  driversWords,
  groupsWords,
  mapWords,
  paymentsWords,
  placesWords,
  staffWords,
  tripsWords,
  walletWords,
] as const

type KeysOf<Words> = Words extends { readonly en: infer En } ? keyof En & string : never

/** All words of the kit by key, with the forms of plurals, as `messages` of the provider takes them. */
export type Words = Readonly<Record<KeysOf<(typeof AREA_WORDS)[number]>, string>>
