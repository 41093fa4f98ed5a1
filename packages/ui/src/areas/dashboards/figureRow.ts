import type { Total, TotalKey } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import type { Translate } from '../../i18n/words.ts'
import type { Figure } from '../../primitives/layout/FigureGrid.tsx'
import type { DashboardsText } from './words.ts'

/** The figures of a call, in their order. DASH-04, DASH-06, DASH-08. */
export const FIGURES = {
  dashboard: ['totalAmount', 'tripCount', 'driverCount', 'distanceKm'],
  totals: ['income', 'netAmount'],
  groups: ['totalTrips', 'totalNetAmount'],
  summary: [
    'totalAmount',
    'income',
    'driverIncome',
    'totalTrips',
    'totalDrivers',
    'totalKm',
    'adminTotalTrips',
    'groupIncome',
  ],
} as const satisfies Record<string, readonly TotalKey[]>

/** A figure of each key, in order: one that is missing in `totals` is loading, or has failed if its call has. */
export function figureRow(
  keys: readonly TotalKey[],
  totals: readonly Total[],
  failed: readonly TotalKey[],
  t: Translate<DashboardsText>,
): readonly Figure[] {
  return keys.map((key) => {
    const total = totals.find((other) => other.key === key)
    if (total) return figureOf(total, t)
    return { label: t(`figures.${key}`), value: undefined, hasFailed: failed.includes(key) }
  })
}

/** A total as it is shown: amounts without decimals, a distance with one. FMT-07, FMT-08. */
function figureOf({ key, kind, value }: Total, t: Translate<DashboardsText>): Figure {
  const label = t(`figures.${key}`)
  if (kind === 'amount') return { label, value: formatAmount(value), unit: CURRENCY }
  if (kind === 'distance') return { label, value: formatDistanceKm(value), unit: t('figures.km') }
  return { label, value: formatAmount(value) }
}
