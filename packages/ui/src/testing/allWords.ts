import { authWords } from '../areas/auth/words.ts'
import { bookingsWords } from '../areas/bookings/words.ts'
import { chatWords } from '../areas/chat/words.ts'
import { dashboardsWords } from '../areas/dashboards/words.ts'
import { driversWords } from '../areas/drivers/words.ts'
import { groupsWords } from '../areas/groups/words.ts'
import { paymentsWords } from '../areas/payments/words.ts'
import { placesWords } from '../areas/places/words.ts'
import { staffWords } from '../areas/staff/words.ts'
import { tripsWords } from '../areas/trips/words.ts'
import { walletWords } from '../areas/wallet/words.ts'
import { type AreaWords, sharedWords } from '../i18n/words.ts'
import { mapWords } from '../map/words.ts'
import type { Words } from '../Words.ts'

const AREAS = [
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
]

/** All words of the kit, as one area: page objects and tests find parts by any of them. */
export const allWords = {
  namespace: 'fleet-all',
  en: Object.assign({}, ...AREAS.map(({ en }) => en)) as Words,
  my: Object.assign({}, ...AREAS.map(({ my }) => my)) as Words,
} satisfies AreaWords
