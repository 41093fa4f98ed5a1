import { adminInfoQuery, groupSettingsQuery, topUpDriversQuery } from '@fleetgis/api/drivers'
import type { Driver } from '@fleetgis/domain/drivers'
import { feeRights, needsPin } from '@fleetgis/domain/permission'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import { walletWords } from '../words.ts'

/** The ids for the panel's calls. */
export interface TopUpPanelIds {
  /** The acting admin, named driverid in the page's query. */
  readonly userId: string
  /** The group whose drivers are listed. */
  readonly groupId: string
}

const rowsOf = ({ drivers }: { readonly drivers: readonly Driver[] }) => drivers
const keyOf = ({ key }: Driver) => key

/**
 * The drivers of a group, page after page (EP-B15), whether the admin may top them up (EP-B19, WAL-03), and whether that
 * takes a PIN (EP-K07, PERM-16).
 */
export function useTopUpDrivers({ userId, groupId }: TopUpPanelIds, search: string) {
  const { client } = useFleet()
  const t = useText(walletWords)
  const query = useInfiniteQuery(topUpDriversQuery(client, { userId, groupId, search }))
  const list = useRemoteList(query, { rowsOf, keyOf })
  const admin = useRemote(useQuery(adminInfoQuery(client, { userId, groupId })))
  const settings = useRemote(useQuery(groupSettingsQuery(client, { groupId })))
  return {
    ...list,
    onRetry() {
      list.retry()
      for (const call of [admin, settings]) if (call.failure) call.retry()
    },
    drivers: list.data,
    rightsFailed: list.data && failedCall(admin, (reason) => t('topUp.noRights', { reason })),
    settingsFailed: list.data && failedCall(settings, (reason) => t('topUpPanel.noSettings', { reason })),
    total: totalOf(query.data),
    groupName: admin.data?.groupName ?? '',
    hasPin: needsPin(settings.data?.isPincode),
    mayTopUp: admin.data !== undefined && feeRights(admin.data).topUp,
  }
}
