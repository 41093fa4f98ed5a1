export type { DriverAction } from '../src/areas/drivers/DriverPanel/DriverCard.tsx'
export { DriverPanel, type DriverPanelProps } from '../src/areas/drivers/DriverPanel/DriverPanel.tsx'
export {
  DriverPanelView,
  type DriverPanelViewProps,
} from '../src/areas/drivers/DriverPanel/DriverPanelView.tsx'
export type { SearchFilter } from '../src/primitives/fields/useFilterState.ts'
