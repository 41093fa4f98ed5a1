import type { Total, TotalKey } from '@fleetgis/domain/dashboards'
import type { Translate } from '../../../i18n/words.ts'
import type { Figure } from '../../../primitives/layout/FigureGrid.tsx'
import { figureOf } from '../figureOf.ts'

/** A figure of each key, in order: one that is missing in `totals` is loading, or has failed if its call has. */
export function figureRow(
  keys: readonly TotalKey[],
  totals: readonly Total[],
  failed: readonly TotalKey[],
  t: Translate,
): readonly Figure[] {
  return keys.map((key) => {
    const total = totals.find((other) => other.key === key)
    if (total) return figureOf(total, t)
    return { label: t(`figures.${key}`), value: undefined, hasFailed: failed.includes(key) }
  })
}
