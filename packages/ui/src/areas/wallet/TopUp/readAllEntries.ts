import { ContractError, countSent } from '@fleetgis/api'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { IncompleteList, readAllPages } from '../../../remote/lists/readAllPages.ts'

interface EntryPage<Entry> {
  readonly transactions: readonly Entry[]
  readonly count: number
}

/**
 * Reads every entry of a wallet, on several pages where the server's pages are smaller than asked for. Rejects with a
 * ContractError where an entry is missing: a part of the ledger can hide a top-up that has arrived. WAL-13.
 */
export async function readAllEntries<Entry, Page extends EntryPage<Entry>>(
  endpoint: ConstructorParameters<typeof ContractError>[0],
  readPage: (page: { page: number; size: number }) => Promise<Page & EntryPage<Entry>>,
): Promise<Page> {
  let last = await readPage({ page: 1, size: PAGE_SIZES.walletEntries })
  if (last.transactions.length >= last.count) return last
  /** As many as the server gives on a page. */
  const size = countSent(last.transactions) || PAGE_SIZES.transactions
  try {
    const transactions = await readAllPages(async (asked) => {
      last = await readPage(asked)
      return { rows: last.transactions, count: last.count }
    }, size)
    // The sums are those of the newest page.
    return { ...last, transactions }
  } catch (error) {
    if (!(error instanceof IncompleteList)) throw error
    throw new ContractError(endpoint, 'data_list', `${error.done} of ${error.total} rows`)
  }
}
