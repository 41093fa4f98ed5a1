import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of the payment pages. */
export const paymentsWords = { namespace: 'fleet-payments', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of the payment pages, or of the shared ones. */
export type PaymentsText = TextKey | KeyOf<typeof paymentsWords>
