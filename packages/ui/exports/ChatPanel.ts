export { ChatPanel, type ChatPanelProps } from '../src/areas/chat/ChatPanel/ChatPanel.tsx'
export { ChatPanelView, type ChatPanelViewProps } from '../src/areas/chat/ChatPanel/ChatPanelView.tsx'
export type { ChatPage, ChatTransport } from '../src/areas/chat/ChatPanel/ChatTransport.ts'
export { createFleetChat, type FleetChatIds } from '../src/areas/chat/ChatPanel/createFleetChat.ts'
