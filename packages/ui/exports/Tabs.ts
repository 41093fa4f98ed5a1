export { type Tab, Tabs, type TabsProps } from '../src/primitives/layout/Tabs.tsx'
