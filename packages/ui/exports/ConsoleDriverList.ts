export {
  ConsoleDriverList,
  type ConsoleDriverListProps,
} from '../src/areas/drivers/ConsoleDriverList/ConsoleDriverList.tsx'
export {
  ConsoleDriverListView,
  type ConsoleDriverListViewProps,
} from '../src/areas/drivers/ConsoleDriverList/ConsoleDriverListView.tsx'
export { DRIVER_FILTERS, type DriverFilters } from '../src/areas/drivers/ConsoleDriverList/driverFilters.ts'
export {
  UnregisteredDrivers,
  type UnregisteredDriversProps,
} from '../src/areas/drivers/ConsoleDriverList/UnregisteredDrivers.tsx'
