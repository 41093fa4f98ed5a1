import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of bookings. */
export const bookingsWords = { namespace: 'fleet-bookings', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of bookings, or of the shared ones. */
export type BookingsText = TextKey | KeyOf<typeof bookingsWords>
