import { adminInfoQuery } from '@fleetgis/api/drivers'
import { type TopUpRequestsFilter, topUpRequestsQuery } from '@fleetgis/api/wallet'
import { hasBothDays, rangeOf } from '@fleetgis/domain/period'
import { feeRights } from '@fleetgis/domain/permission'
import { ALL_TYPES, type TopUpRequest, type TopUpRequestPage, typeOptions } from '@fleetgis/domain/wallet'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import { walletWords } from '../words.ts'
import type { ApprovalFilters } from './ApprovalFilters.ts'

/** The ids for the panel's calls. */
export interface ApprovalPanelIds {
  /** The acting admin; `driverid` in the page's query. */
  readonly userId: string
  /** The group whose requests are listed. */
  readonly groupId: string
}

const rowsOf = ({ requests }: TopUpRequestPage) => requests
const keyOf = ({ key }: TopUpRequest) => key

/** The requests of a group, page after page (EP-B20), and whether the admin may decide them (EP-B19, PERM-15). */
export function useApprovals({ userId, groupId }: ApprovalPanelIds, filters: ApprovalFilters) {
  const { client } = useFleet()
  const t = useText(walletWords)
  const today = useToday()
  const { period, type, search } = filters
  const { start, end } = rangeOf(period, today)
  const isWhole = hasBothDays({ start, end })
  const filter = useMemo(
    (): TopUpRequestsFilter => ({ userId, groupId, start, end, type, search }),
    [userId, groupId, start, end, type, search],
  )
  const query = useInfiniteQuery({ ...topUpRequestsQuery(client, filter), enabled: isWhole })
  const list = useRemoteList(query, { rowsOf, keyOf })
  const admin = useRemote(useQuery(adminInfoQuery(client, { userId, groupId })))

  // CF-161: the answers of a chosen type name no other type; a panel may open with one.
  const [types, setTypes] = useState<readonly string[]>([ALL_TYPES])
  const seen = typeOptions([...types.map((known) => ({ type: known })), { type }, ...(list.data ?? [])])
  if (seen.length > types.length) setTypes(seen)

  return {
    ...list,
    onRetry() {
      list.retry()
      if (admin.failure) admin.retry()
    },
    // Without a list there is nothing to decide.
    rightsFailed: list.data && failedCall(admin, (reason) => t('approval.noRights', { reason })),
    requests: list.data,
    filter,
    types,
    isWhole,
    total: totalOf(query.data),
    mayDecide: admin.data !== undefined && feeRights(admin.data).review,
  }
}
