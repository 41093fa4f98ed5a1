export { AdminPanel, type AdminPanelProps } from '../src/areas/groups/AdminPanel/AdminPanel.tsx'
export { AdminPanelView, type AdminPanelViewProps } from '../src/areas/groups/AdminPanel/AdminPanelView.tsx'
export type { OpenPanelHandler } from '../src/areas/groups/AdminPanel/openPanelOnClick.ts'
