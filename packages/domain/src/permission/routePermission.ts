/** What a person may do on one route of the console. Source: PERM-01. */
export interface RoutePermission {
  readonly canAdd: boolean
  readonly canView: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
}

/** What holds until the server has answered, and where it names no right. */
export const NO_PERMISSION: RoutePermission = {
  canAdd: false,
  canView: false,
  canEdit: false,
  canDelete: false,
}

/** The route that the driver page asks its rights for. Source: PERM-02. */
export const DRIVER_LIST_ROUTE = '/home/driver-list'

/** Whether Unregistered Drivers shows its Add button. Source: PERM-03. */
export function showsAddDriver(permission: RoutePermission): boolean {
  return permission.canAdd
}

/** An entry of the menu that a driver's row opens. */
export type DriverRowAction = 'addBalance' | 'transactionList'

/** What the menu of a driver's row offers, in order: Add balance by right, the transactions always. Source: PERM-04, DRV-05, DRV-06. */
export function driverRowActions(permission: RoutePermission): readonly DriverRowAction[] {
  return permission.canEdit ? ['addBalance', 'transactionList'] : ['transactionList']
}
