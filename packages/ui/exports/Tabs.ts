export { type Tab, Tabs, type TabsProps } from '../src/primitives/Tabs.tsx'
