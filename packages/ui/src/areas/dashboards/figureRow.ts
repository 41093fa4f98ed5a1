import { changeOf, type Total, type TotalKey } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatChange, formatDistanceKm } from '@fleetgis/domain/format'
import type { Translate } from '../../i18n/words.ts'
import type { Figure, FigureChange } from '../../primitives/layout/FigureGrid.tsx'
import type { DashboardsText } from './words.ts'

/** The figures of a call, in their order. DASH-04, DASH-06. */
export const FIGURES = {
  dashboard: ['totalAmount', 'tripCount', 'driverCount', 'distanceKm'],
  totals: ['income', 'netAmount'],
  groups: ['totalTrips', 'totalNetAmount'],
} as const satisfies Record<string, readonly TotalKey[]>

/** The figures of the period before. DASH-11. */
export interface Comparison {
  /** Those that are known. */
  readonly totals: readonly Total[]
  /** Those that could not be loaded. */
  readonly failed: readonly TotalKey[]
  /** Whether the compared period is over: until then, less than before is no loss. */
  readonly isOver: boolean
}

/** The line below figures. */
export interface FigureExtras {
  readonly comparison?: Comparison | undefined
  /** A part of a figure, by the key of the figure. */
  readonly parts?: { readonly [Key in TotalKey]?: Total | undefined } | undefined
}

/** A figure of each key, in order: one that is missing in `totals` is loading, or has failed if its call has. */
export function figureRow(
  keys: readonly TotalKey[],
  totals: readonly Total[],
  failed: readonly TotalKey[],
  t: Translate<DashboardsText>,
  { comparison, parts }: FigureExtras = {},
): readonly Figure[] {
  return keys.map((key) => {
    const total = totals.find((other) => other.key === key)
    const hasFailed = total === undefined && failed.includes(key)
    const part = parts?.[key]
    return {
      ...(part ? { part: partText(part, t) } : {}),
      ...(total ? figureOf(total, t) : { label: t(`figures.${key}`), value: undefined, hasFailed }),
      change: comparison && !hasFailed ? changeIn(key, total, comparison, t) : undefined,
    }
  })
}

/** The change of a figure; undefined where the period before could not be loaded. */
function changeIn(
  key: TotalKey,
  total: Total | undefined,
  { totals, failed, isOver }: Comparison,
  t: Translate<DashboardsText>,
): FigureChange | 'loading' | undefined {
  const before = totals.find((other) => other.key === key)
  if (before === undefined && failed.includes(key)) return undefined
  if (before === undefined || total === undefined) return 'loading'
  const change = changeOf(total.value, before.value)
  const { value, unit } = figureOf(before, t)
  return {
    text: change === undefined ? undefined : formatChange(change),
    tone: !change ? 'neutral' : change > 0 ? 'good' : isOver ? 'bad' : 'neutral',
    before: t('figures.before', { value: unit === undefined ? `${value}` : `${value} ${unit}` }),
  }
}

function partText(part: Total, t: Translate<DashboardsText>): string {
  const { label, value, unit } = figureOf(part, t)
  return [label, value, unit].filter(Boolean).join(' ')
}

/** A total as it is shown: amounts without decimals, a distance with one. FMT-07, FMT-08. */
function figureOf({ key, kind, value }: Total, t: Translate<DashboardsText>) {
  const label = t(`figures.${key}`)
  if (kind === 'amount') return { label, value: formatAmount(value), unit: CURRENCY }
  if (kind === 'distance') return { label, value: formatDistanceKm(value), unit: t('figures.km') }
  return { label, value: formatAmount(value), unit: undefined }
}
