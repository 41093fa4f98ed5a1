import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { useEffect, useRef, useState } from 'react'
import type { TextFile } from '../../../csv/saveFile.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import type { ExportState } from './ExportState.ts'
import { type HistorySource, readHistory } from './HistorySource.ts'
import { type HistoryRow, historyCsv } from './historyCsv.ts'
import { IncompleteList, readAllPages } from './readAllPages.ts'

/**
 * Reads every transaction of the shown days and saves one complete CSV file, or none with the reason. Other days and
 * unmounting cancel it.
 */
export function useExport(source: HistorySource, range: DateRange, save: (file: TextFile) => void) {
  const { client, t } = useFleet()
  const [shown, setShown] = useState<ExportState>()
  const running = useRef<AbortController>(undefined)

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setShown(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other days cancel the export of these.
  useEffect(() => cancel, [range.start, range.end])

  async function start() {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    const tell = (state: ExportState) => {
      if (!control.signal.aborted) setShown(state)
    }
    tell({ state: 'running', done: 0, total: 0 })
    try {
      const rows = await readAllPages<HistoryRow>(
        async (page) => {
          const { transactions, count } = await readHistory(
            client,
            source,
            { ...range, ...page },
            control.signal,
          )
          return { rows: transactions, count }
        },
        PAGE_SIZES.transactions,
        (progress) => tell({ state: 'running', ...progress }),
      )
      if (control.signal.aborted) return
      save({
        name: `transactions-${range.start}-${range.end}.csv`,
        text: historyCsv(source.model, rows, t),
        type: 'text/csv',
      })
      tell({ state: 'done', rows: rows.length })
    } catch (error) {
      tell({ state: 'failed', reason: explain(error) })
    } finally {
      if (running.current === control) running.current = undefined
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof IncompleteList)) return explainFailure(error, t)
    return t('transactions.exportIncomplete', { done: error.done, total: error.total })
  }

  return { exporting: shown, onExport: () => void start(), onCancelExport: cancel }
}
