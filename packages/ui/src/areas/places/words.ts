import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of places. */
export const placesWords = { namespace: 'fleet-places', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of places, or of the shared ones. */
export type PlacesText = TextKey | KeyOf<typeof placesWords>
