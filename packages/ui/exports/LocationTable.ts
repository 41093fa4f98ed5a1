export type { LocationOutcome } from '../src/widgets/LocationTable/LocationOutcome.ts'
export { LocationTable, type LocationTableProps } from '../src/widgets/LocationTable/LocationTable.tsx'
export {
  LocationTableView,
  type LocationTableViewProps,
} from '../src/widgets/LocationTable/LocationTableView.tsx'
export type { LocationList } from '../src/widgets/LocationTable/useLocationTable.ts'
