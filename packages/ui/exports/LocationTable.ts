export type { LocationVisibility } from '../src/areas/places/LocationTable/LocationActions.tsx'
export type { LocationOutcome } from '../src/areas/places/LocationTable/LocationOutcome.ts'
export { LocationTable, type LocationTableProps } from '../src/areas/places/LocationTable/LocationTable.tsx'
export {
  LocationTableView,
  type LocationTableViewProps,
} from '../src/areas/places/LocationTable/LocationTableView.tsx'
export type { LocationFilters, LocationList } from '../src/areas/places/LocationTable/useLocationTable.ts'
