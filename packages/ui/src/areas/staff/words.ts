import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of the staff's records. */
export const staffWords = { namespace: 'fleet-staff', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of the staff's records, or of the shared ones. */
export type StaffText = TextKey | KeyOf<typeof staffWords>
