import type { AreaWords, KeyOf, TextKey } from '../../i18n/words.ts'
import en from './words.en.json' with { type: 'json' }
import my from './words.my.json' with { type: 'json' }

/** The words of figures and rankings. */
export const dashboardsWords = { namespace: 'fleet-dashboards', en, my } satisfies AreaWords<keyof typeof en>

/** A key of the words of figures and rankings, or of the shared ones. */
export type DashboardsText = TextKey | KeyOf<typeof dashboardsWords>
