export { ChatInbox, type ChatInboxProps, type InboxChat } from '../src/areas/chat/ChatInbox/ChatInbox.tsx'
