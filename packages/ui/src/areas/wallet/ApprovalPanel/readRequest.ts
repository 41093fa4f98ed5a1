import type { FleetClient } from '@fleetgis/api'
import { type TopUpRequestsFilter, topUpRequests } from '@fleetgis/api/wallet'
import { hasMorePages, PAGE_SIZES } from '@fleetgis/domain/paging'
import type { TopUpRequest } from '@fleetgis/domain/wallet'

/** A request as it is now, from the pages of the list in which it was found; undefined if it is in none. */
export async function readRequest(
  client: FleetClient,
  filter: TopUpRequestsFilter,
  key: string,
): Promise<TopUpRequest | undefined> {
  const size = PAGE_SIZES.approvals
  for (let page = 1; ; page += 1) {
    const { requests, total } = await client.call(topUpRequests, { ...filter, page, size })
    const found = requests.find((request) => request.key === key)
    if (found) return found
    if (requests.length === 0 || !hasMorePages(page, total, size)) return undefined
  }
}
