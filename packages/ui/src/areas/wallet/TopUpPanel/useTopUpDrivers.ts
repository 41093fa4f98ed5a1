import { adminInfoQuery, groupSettingsQuery, topUpDriversQuery } from '@fleetgis/api/drivers'
import type { Driver } from '@fleetgis/domain/drivers'
import { feeRights, needsPin } from '@fleetgis/domain/permission'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { withRequiredCall } from '../../../remote/calls/withRequiredCall.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'

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
  const query = useInfiniteQuery(topUpDriversQuery(client, { userId, groupId, search }))
  const list = useRemoteList(query, { rowsOf, keyOf })
  const admin = useRemote(useQuery(adminInfoQuery(client, { userId, groupId })))
  const { data: settings } = useQuery(groupSettingsQuery(client, { groupId }))
  return {
    ...list,
    ...withRequiredCall(list, admin),
    drivers: list.data,
    total: totalOf(query.data),
    groupName: admin.data?.groupName ?? '',
    hasPin: needsPin(settings?.isPincode),
    mayTopUp: admin.data !== undefined && feeRights(admin.data).topUp,
  }
}
