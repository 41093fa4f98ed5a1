import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { queryOptions } from '@tanstack/react-query'
import { callPages } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import type { EndpointInput } from '../core/endpoint.ts'
import { ofClient } from '../core/ofClient.ts'
import {
  balanceHistory,
  consoleTransactions,
  type TopUpRequestsFilter,
  topUpCheck,
  topUpRequests,
} from './endpoints.ts'

/** A page of a driver's transactions on the console. */
export function consoleTransactionsQuery(
  client: FleetClient,
  input: EndpointInput<typeof consoleTransactions>,
) {
  return callQuery(client, consoleTransactions, input)
}

/** A page of a wallet's history. */
export const balanceHistoryQuery = (client: FleetClient, input: EndpointInput<typeof balanceHistory>) =>
  callQuery(client, balanceHistory, input)

/** The requests for top-ups, as an infinite query (CF-59). */
export const topUpRequestsQuery = (client: FleetClient, filter: TopUpRequestsFilter) =>
  callPages(client, topUpRequests, filter, PAGE_SIZES.approvals)

/**
 * Whether a driver may be topped up. An answer is used once: it is never cached, and no other reads it.
 */
export function topUpCheckQuery(client: FleetClient, input: EndpointInput<typeof topUpCheck>) {
  return ofClient(
    client,
    queryOptions({
      queryKey: [topUpCheck.id, input],
      queryFn: ({ signal }) => client.call(topUpCheck, input, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  )
}
