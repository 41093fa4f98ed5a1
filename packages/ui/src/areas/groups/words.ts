import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of groups and their panel. */
export const groupsWords = { namespace: 'fleet-groups', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of groups and their panel, or of the shared ones. */
export type GroupsText = TextKey | KeyOf<typeof groupsWords>
