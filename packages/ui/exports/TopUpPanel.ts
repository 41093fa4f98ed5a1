export { TopUpPanel, type TopUpPanelProps } from '../src/areas/wallet/TopUpPanel/TopUpPanel.tsx'
export { TopUpPanelView, type TopUpPanelViewProps } from '../src/areas/wallet/TopUpPanel/TopUpPanelView.tsx'
export type { TopUpPanelIds } from '../src/areas/wallet/TopUpPanel/useTopUpDrivers.ts'
export type { SearchFilter } from '../src/primitives/fields/useFilterState.ts'
