import { adminInfoQuery, topUpDriversQuery } from '@fleetgis/api/drivers'
import type { Driver } from '@fleetgis/domain/drivers'
import { appendPage } from '@fleetgis/domain/paging'
import { feeRights } from '@fleetgis/domain/permission'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useFailure } from '../../../remote/useFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'

/** Whose panel it is. */
export interface TopUpPanelIds {
  /** The acting admin, which the page's query calls driverid. */
  readonly userId: string
  readonly groupId: string
}

const keyOf = ({ key }: Driver) => key

/** The drivers of a group, page after page (EP-B15), and whether the admin may top them up (EP-B19, WAL-03). */
export function useTopUpDrivers({ userId, groupId }: TopUpPanelIds, search: string) {
  const { client, t } = useFleet()
  const list = useInfiniteQuery(topUpDriversQuery(client, { userId, groupId, search }))
  const admin = useQuery(adminInfoQuery(client, { userId, groupId }))
  const { data, dataUpdatedAt, isFetchNextPageError, refetch, fetchNextPage } = list
  const drivers = useMemo(
    () => data?.pages.reduce<Driver[]>((rows, page) => appendPage(rows, page.drivers, keyOf), []),
    [data],
  )
  const minutes = useMinutesSince(dataUpdatedAt || undefined)
  const failed = useFailure(list)
  // Without the rights nobody can be topped up: that is told, rather than left to guess from missing buttons.
  const withoutRights = useFailure(admin)
  const error = (isFetchNextPageError ? undefined : failed) ?? withoutRights
  const reason = error && explainFailure(error, t)
  return {
    drivers,
    total: data?.pages.at(-1)?.total ?? 0,
    groupName: admin.data?.groupName ?? '',
    mayTopUp: admin.data !== undefined && feeRights(admin.data).topUp,
    hasMore: list.hasNextPage,
    isAsking: list.isFetching || admin.isFetching,
    // While the list is read again its next page waits for the end of that.
    isLoadingMore: list.isFetchingNextPage || (list.isFetching && list.hasNextPage),
    hasFailedMore: isFetchNextPageError,
    onLoadMore: () => void fetchNextPage({ cancelRefetch: false }),
    failure: drivers ? undefined : reason,
    staleness:
      drivers && reason ? t('topUpPanel.stale', { age: ageText(minutes ?? 0, t), reason }) : undefined,
    onRetry() {
      void refetch({ cancelRefetch: false })
      if (admin.data === undefined) void admin.refetch({ cancelRefetch: false })
    },
  }
}
