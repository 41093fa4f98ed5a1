import type { Total } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import type { Translate } from '../../i18n/words.ts'
import type { Figure } from '../../primitives/layout/FigureGrid.tsx'

/** A total as it is shown: amounts without decimals, a distance with one. FMT-07, FMT-08. */
export function figureOf({ key, kind, value }: Total, t: Translate): Figure {
  const label = t(`figures.${key}`)
  if (kind === 'amount') return { label, value: formatAmount(value), unit: CURRENCY }
  if (kind === 'distance') return { label, value: formatDistanceKm(value), unit: 'km' }
  return { label, value: formatAmount(value) }
}
