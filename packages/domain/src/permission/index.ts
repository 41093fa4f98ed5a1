export { ADMIN_MENU, type AdminMenuEntry, type AdminMenuInput, adminMenu } from './adminMenu.ts'
export { type FeeInput, type FeeRights, feeRights } from './feeRights.ts'
export { isGranted, needsPin, showsRegistration } from './flags.ts'
export {
  EMPTY_MENU,
  type GearEntry,
  gearMenu,
  type Menu,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  menuGroup,
} from './menu.ts'
export {
  DRIVER_LIST_ROUTE,
  type DriverRowAction,
  driverRowActions,
  GROUP_LIST_ROUTE,
  NO_PERMISSION,
  type RoutePermission,
  showsAddDriver,
} from './routePermission.ts'
export { offersAllVehicles, showsGroupSelector } from './selectors.ts'
export {
  isTopAdmin,
  NO_TOP_ADMINS,
  showsOther,
  showsUserTypeSelector,
  type TopAdminLists,
} from './topAdmin.ts'
