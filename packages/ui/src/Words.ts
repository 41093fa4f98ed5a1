import type { authWords } from './areas/auth/words.ts'
import type { bookingsWords } from './areas/bookings/words.ts'
import type { chatWords } from './areas/chat/words.ts'
import type { dashboardsWords } from './areas/dashboards/words.ts'
import type { driversWords } from './areas/drivers/words.ts'
import type { groupsWords } from './areas/groups/words.ts'
import type { paymentsWords } from './areas/payments/words.ts'
import type { placesWords } from './areas/places/words.ts'
import type { staffWords } from './areas/staff/words.ts'
import type { tripsWords } from './areas/trips/words.ts'
import type { walletWords } from './areas/wallet/words.ts'
import type { sharedWords } from './i18n/words.ts'
import type { mapWords } from './map/words.ts'

type AllWords =
  | typeof sharedWords
  | typeof authWords
  | typeof bookingsWords
  | typeof chatWords
  | typeof dashboardsWords
  | typeof driversWords
  | typeof groupsWords
  | typeof mapWords
  | typeof paymentsWords
  | typeof placesWords
  | typeof staffWords
  | typeof tripsWords
  | typeof walletWords

type KeysOf<Words> = Words extends { readonly en: infer En } ? keyof En & string : never

/** All words of the kit by key, with the forms of plurals, as `messages` of the provider takes them. */
export type Words = Readonly<Record<KeysOf<AllWords>, string>>
