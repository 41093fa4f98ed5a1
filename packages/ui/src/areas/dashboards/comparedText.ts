import type { DateRange } from '@fleetgis/domain/period'
import type { Translate } from '../../i18n/words.ts'
import { daysText } from '../../primitives/fields/daysText.ts'
import type { DashboardsText } from './words.ts'

/** With which days a period is compared, and whether its own last day goes on; nothing for an incomplete period. DASH-11. */
export function comparedText(
  { end }: DateRange,
  before: DateRange,
  today: string,
  t: Translate<DashboardsText>,
): string | undefined {
  if (before.start === '') return undefined
  const compared = t('dashboard.comparedWith', { days: daysText(before) })
  return end < today ? compared : `${compared} ${t('dashboard.todayNotOver')}`
}
