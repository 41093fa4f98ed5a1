import { languageOf } from '@fleetgis/domain/i18n'
import { rowsThatFit } from '@fleetgis/domain/paging'
import { useState } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'
import { useIsWide } from '../layout/useIsWide.ts'
import { rowHeightOf } from './dataTableLook.ts'
import { useTableSettings } from './useTableSettings.ts'

/** What a page of staff has around its rows: navbar, title, filters, counters, head, foot and page links, in px. */
const AROUND = 340
const REM = 16

/** The number of rows of a page, and its setter. */
export interface RowsPerPage {
  readonly size: number
  readonly onSize: (event: { size: number }) => void
}

/**
 * How many rows a page of the table with this name has: what its user has chosen, else what fits the window as it was at
 * first. A narrow window has the documents' number. `lines` are those of a row. Source: CF-187.
 */
export function useRowsPerPage(name: string, documented: number, lines: 1 | 2 = 1): RowsPerPage {
  const { language } = useFleet()
  const isWide = useIsWide()
  const [windowHeight] = useState(() => globalThis.innerHeight ?? 0)
  const [{ rows, isCompact }, change] = useTableSettings(name)
  const rowHeight = rowHeightOf(languageOf(language), { isCompact, lines }) * REM
  const fitting = rowsThatFit(documented, { windowHeight, around: AROUND, rowHeight })
  return { size: isWide ? (rows ?? fitting) : documented, onSize: ({ size: rows }) => change({ rows }) }
}
