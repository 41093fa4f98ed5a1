export { ChatPanel, type ChatPanelProps } from '../src/widgets/ChatPanel/ChatPanel.tsx'
export { ChatPanelView, type ChatPanelViewProps } from '../src/widgets/ChatPanel/ChatPanelView.tsx'
export type { ChatPage, ChatTransport } from '../src/widgets/ChatPanel/ChatTransport.ts'
export { createFleetChat, type FleetChatIds } from '../src/widgets/ChatPanel/createFleetChat.ts'
