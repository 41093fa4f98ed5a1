import { adminInfoQuery, groupDriversQuery, groupSettingsQuery } from '@fleetgis/api/drivers'
import type { Driver } from '@fleetgis/domain/drivers'
import { feeRights, showsRegistration } from '@fleetgis/domain/permission'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { totalOf, useRemoteList } from '../../../remote/lists/useRemoteList.ts'
import { driversWords } from '../words.ts'
import type { DriverCardProps } from './DriverCard.tsx'

/** The group, its admin, and the page of the list. */
export interface GroupOfDrivers extends Pick<DriverCardProps, 'page'> {
  /** The acting admin, named driverid in the page's query. */
  userId: string
  /** The group whose drivers are listed. */
  groupId: string
}

const rowsOf = ({ drivers }: { readonly drivers: readonly Driver[] }) => drivers
export const keyOf = ({ key }: Driver) => key

/**
 * The drivers of a group, page after page (EP-B10), and what the admin may do: register (EP-K07), and on `/driver-list`
 * top up (EP-B19). A right that could not be loaded is off; on `/driver-list` a note says so (CF-142).
 */
export function useGroupDrivers({ userId, groupId, page }: GroupOfDrivers, search: string) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const query = useInfiniteQuery(groupDriversQuery(client, { userId, groupId, search }))
  const { data: drivers, retry, ...list } = useRemoteList(query, { rowsOf, keyOf })
  const settings = useRemote(useQuery(groupSettingsQuery(client, { groupId })))
  const isScreen = page === 'screen'
  const admin = useRemote(useQuery({ ...adminInfoQuery(client, { userId, groupId }), enabled: isScreen }))
  return {
    groupName: admin.data?.groupName ?? '',
    /** Whether it is known if the admin may register. */
    isRightKnown: settings.data !== undefined || settings.failure !== undefined,
    canRegister: settings.data !== undefined && showsRegistration(settings.data.isDefault),
    view: {
      ...list,
      drivers,
      total: totalOf(query.data),
      onRetry: retry,
      // The shell's answer is in the cache, but the panel has no Top up.
      canTopUp: isScreen && admin.data !== undefined && feeRights(admin.data).topUp,
      // The panel's shell says it (CF-142); without a list there is nothing to miss.
      failed:
        isScreen && drivers
          ? (failedCall(settings, (reason) => t('adminPanel.settingsFailed', { reason })) ??
            failedCall(admin, (reason) => t('topUp.noRights', { reason })))
          : undefined,
    },
  }
}
