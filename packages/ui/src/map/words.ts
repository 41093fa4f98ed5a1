import type { AreaWords, KeyOf, TextKey } from '../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of maps. */
export const mapWords = { namespace: 'fleet-map', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of maps, or of the shared ones. */
export type MapText = TextKey | KeyOf<typeof mapWords>
