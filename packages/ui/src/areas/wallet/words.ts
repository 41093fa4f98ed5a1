import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of wallets, top-ups and transactions. */
export const walletWords = { namespace: 'fleet-wallet', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of wallets, top-ups and transactions, or of the shared ones. */
export type WalletText = TextKey | KeyOf<typeof walletWords>
