import { type TopUpRequestsFilter, topUpRequests } from '@fleetgis/api/wallet'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { type ApprovalFilter, filterRequests, type TopUpRequest } from '@fleetgis/domain/wallet'
import type { TextFile } from '../../../csv/saveFile.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAllPages } from '../../../remote/lists/readAllPages.ts'
import { useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { walletWords } from '../words.ts'
import { approvalCsv } from './approvalCsv.ts'

/** Exports every request of the filters, those of pages that are not loaded too. */
export function useApprovalExport(
  filter: TopUpRequestsFilter,
  status: ApprovalFilter,
  onSave: ((file: TextFile) => void) | undefined,
) {
  const { client } = useFleet()
  const t = useText(walletWords)
  return useCsvExport({
    list: JSON.stringify([filter, status]),
    name: `approvals-${filter.start}-${filter.end}.csv`,
    onSave,
    async write(signal, onProgress) {
      const rows = await readAllPages<TopUpRequest>(
        async (page) => {
          const answer = await client.call(topUpRequests, { ...filter, ...page }, { signal })
          return { rows: answer.requests, count: answer.total }
        },
        PAGE_SIZES.approvals,
        onProgress,
      )
      const matching = filterRequests(rows, status)
      return { text: approvalCsv(matching, t), rows: matching.length }
    },
  })
}
