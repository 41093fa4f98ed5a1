import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of drivers and vehicles. */
export const driversWords = { namespace: 'fleet-drivers', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of drivers and vehicles, or of the shared ones. */
export type DriversText = TextKey | KeyOf<typeof driversWords>
