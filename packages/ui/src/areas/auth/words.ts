import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of the sign-in and account pages. */
export const authWords = { namespace: 'fleet-auth', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of the sign-in and account pages, or of the shared ones. */
export type AuthText = TextKey | KeyOf<typeof authWords>
