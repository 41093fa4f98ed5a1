import { DRIVER_LIST_ROUTE } from '@fleetgis/domain/permission'
import { useRoutePermission } from '../../remote/calls/useRoutePermission.ts'
import { useDriversByUserId } from './useDriversByUserId.ts'

/**
 * What a staff page with contacts of drivers may show. Who may see the list of drivers, which has contacts in full, sees
 * them so on other pages as well; who may not, and before the right is known, sees masks. Calls: EP-A10, EP-A16. Source:
 * CF-47, decision 38.
 */
export function useDriverContacts() {
  const { canView } = useRoutePermission(DRIVER_LIST_ROUTE).permission
  return { hasWholeContacts: canView, findDriver: useDriversByUserId(canView) }
}
