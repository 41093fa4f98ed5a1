/** The rights of a user on one route of the console. Source: PERM-01. */
export interface RoutePermission {
  readonly canAdd: boolean
  readonly canView: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
}

/** The rights before the server has answered, or if it names none. */
export const NO_PERMISSION: RoutePermission = {
  canAdd: false,
  canView: false,
  canEdit: false,
  canDelete: false,
}

/** The route whose rights apply to the driver page. Source: PERM-02. */
export const DRIVER_LIST_ROUTE = '/home/driver-list'

/** The route whose rights decide about changing a group. CF-159. */
export const GROUP_LIST_ROUTE = '/home/domain-list'

/** Whether Unregistered Drivers shows its Add button. Source: PERM-03. */
export function showsAddDriver(permission: RoutePermission): boolean {
  return permission.canAdd
}

/** An entry of the menu of a driver's row. */
export type DriverRowAction = 'addBalance' | 'transactionList'

/** The entries of a driver's row menu, in order: Add balance by right, the transactions always. Source: PERM-04. */
export function driverRowActions(permission: RoutePermission): readonly DriverRowAction[] {
  return permission.canEdit ? ['addBalance', 'transactionList'] : ['transactionList']
}
