import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { rangeOf } from '@fleetgis/domain/period'
import { useQueries } from '@tanstack/react-query'
import { useFleet } from '../../provider/FleetContext.ts'
import { useToday } from '../../provider/useToday.ts'
import { positionsOf } from './positionsOf.ts'
import { userIdsOf } from './userIdsOf.ts'

/**
 * The user id of a driver: the phone number or the e-mail address, whichever the check-ins of seven days have. The driver
 * list does not say it. Undefined while they load; the first of both if no row has either, or none could be loaded.
 */
export function useUserId(driver: ConsoleDriver | undefined): string | undefined {
  const { client } = useFleet()
  const days = rangeOf({ option: '7days' }, useToday())
  const ids = driver ? userIdsOf(driver) : []
  const isAsked = ids.length > 1
  const lists = useQueries({
    queries: ids.map((userId) => ({
      ...positionsOf(client, { search: userId, groupIds: [], ...days }),
      enabled: isAsked,
    })),
  })
  const used = ids.find((id, index) => lists[index]?.data?.some(({ userId }) => userId === id))
  const isLoading = isAsked && lists.some(({ isPending }) => isPending)
  return isLoading ? undefined : (used ?? ids[0])
}
