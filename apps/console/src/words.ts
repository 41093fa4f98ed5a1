import type { AreaWords, KeyOf, TextKey } from '@fleetgis/ui'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of the console's pages. */
export const consoleWords = { namespace: 'fleet-console', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of the console's pages, or of the shared ones. */
export type ConsoleText = TextKey | KeyOf<typeof consoleWords>
