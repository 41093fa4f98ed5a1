import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of chats. */
export const chatWords = { namespace: 'fleet-chat', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of chats, or of the shared ones. */
export type ChatText = TextKey | KeyOf<typeof chatWords>
