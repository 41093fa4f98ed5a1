import type { ConsolePeriod, Period } from '@fleetgis/domain/period'
import type { TextKey } from '../../i18n/words.ts'

/** The three lists of periods: embedded (TXN-04), the owner map's (OMAP-03), the console's (MAP-04). */
export type PeriodList = keyof typeof PERIOD_NAMES

/** The names of the periods of each list. */
export const PERIOD_NAMES = {
  embedded: { today: 'period.today', week: 'period.week', month: 'period.month', range: 'period.range' },
  owner: {
    today: 'period.today',
    week: 'period.thisWeek',
    month: 'period.thisMonth',
    range: 'period.range',
  },
  console: {
    today: 'period.today',
    '7days': 'period.7days',
    '30days': 'period.30days',
    range: 'period.custom',
  },
} as const satisfies {
  embedded: Record<Period, TextKey>
  owner: Record<Period, TextKey>
  console: Record<ConsolePeriod, TextKey>
}
