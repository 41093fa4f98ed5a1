import { DRIVER_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useText } from '../../provider/FleetContext.ts'
import { failedCall } from '../../remote/calls/FailedCall.ts'
import { useRoutePermission } from '../../remote/calls/useRoutePermission.ts'
import { driversWords } from './words.ts'

/** The rights of the signed-in user on the list of drivers (EP-A10), and what is off without them. */
export function useDriverRights() {
  const t = useText(driversWords)
  const { permission, ...call } = useRoutePermission(DRIVER_LIST_ROUTE)
  return { permission, failed: failedCall(call, (reason) => t('consoleDrivers.noRights', { reason })) }
}
