import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import type { TextFile } from '../../../csv/saveFile.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAllPages } from '../../../remote/lists/readAllPages.ts'
import { useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { walletWords } from '../words.ts'
import { type HistorySource, readHistory } from './HistorySource.ts'
import { type HistoryRow, historyCsv } from './historyCsv.ts'

/** Exports every transaction of the shown days. */
export function useHistoryExport(
  source: HistorySource,
  range: DateRange,
  onSave: ((file: TextFile) => void) | undefined,
) {
  const { client } = useFleet()
  const t = useText(walletWords)
  const days = `${range.start}-${range.end}`
  return useCsvExport({
    list: days,
    name: `transactions-${days}.csv`,
    onSave,
    async write(signal, onProgress) {
      const rows = await readAllPages<HistoryRow>(
        async (page) => {
          const { transactions, count } = await readHistory(client, source, { ...range, ...page }, signal)
          return { rows: transactions, count }
        },
        PAGE_SIZES.transactions,
        onProgress,
      )
      return { text: historyCsv(source.model, rows, t), rows: rows.length }
    },
  })
}
