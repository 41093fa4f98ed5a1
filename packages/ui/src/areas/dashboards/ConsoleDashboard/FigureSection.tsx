import type { Total, TotalKey } from '@fleetgis/domain/dashboards'
import { FigureGrid } from '../../../primitives/layout/FigureGrid.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { type FigureExtras, figureRow } from '../figureRow.ts'
import { dashboardsWords } from '../words.ts'
import { DashboardSection, type DashboardSectionProps } from './DashboardSection.tsx'

export interface FigureSectionProps extends Omit<DashboardSectionProps, 'children'>, FigureExtras {
  /** The figures in their order. */
  keys: readonly TotalKey[]
  /** What is known of them; of the others only the names are shown. */
  totals: readonly Total[]
  /** Those that could not be loaded: all after a failure of `remote`, unless given. */
  failed?: readonly TotalKey[] | undefined
}

/** Figures under a heading, each with its change against the period before. DASH-11. */
export function FigureSection({ keys, totals, failed, comparison, parts, ...section }: FigureSectionProps) {
  const t = useText(dashboardsWords)
  const missing = failed ?? (section.remote.failure === undefined ? [] : keys)
  return (
    <DashboardSection {...section}>
      <FigureGrid
        label={section.title}
        figures={figureRow(keys, totals, missing, t, { comparison, parts })}
      />
    </DashboardSection>
  )
}
