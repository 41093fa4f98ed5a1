export { TopUpPanel, type TopUpPanelProps } from '../src/widgets/TopUpPanel/TopUpPanel.tsx'
export { TopUpPanelView, type TopUpPanelViewProps } from '../src/widgets/TopUpPanel/TopUpPanelView.tsx'
export type { TopUpPanelIds } from '../src/widgets/TopUpPanel/useTopUpDrivers.ts'
