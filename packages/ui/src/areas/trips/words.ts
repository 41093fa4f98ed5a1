import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of trips and receipts. */
export const tripsWords = { namespace: 'fleet-trips', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of trips and receipts, or of the shared ones. */
export type TripsText = TextKey | KeyOf<typeof tripsWords>
