export { ChatPanel } from './ChatPanel/ChatPanel.tsx'
