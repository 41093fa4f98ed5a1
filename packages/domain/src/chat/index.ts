export {
  CHAT_APP_ID,
  type ChatRole,
  chatApp,
  chatCreate,
  chatOthers,
  chatParticipant,
  chatSend,
} from './calls.ts'
export {
  type BookingParties,
  type ChatMessage,
  type ChatNews,
  type ChatParticipant,
  type ChatPerson,
  type Conversation,
  isChatOpen,
} from './conversation.ts'
export {
  beginsDay,
  type ConversationDay,
  conversationDays,
  formatChatDay,
  formatChatTime,
  type Labelled,
  withDateLabels,
} from './days.ts'
export { type ChatCounter, canSend, chatCounter, chatMessageError } from './draft.ts'
export { CHAT_MAX_LENGTH, CHAT_PAGE_SIZE, CHAT_POLL_MS, type ChatScreen } from './limits.ts'
export { mergeMessages, oldestFirst } from './mergeMessages.ts'
export {
  type ChatReader,
  type ChatWords,
  chatName,
  englishChatWords,
  initialOf,
  otherPerson,
  senderImage,
  senderName,
} from './names.ts'
export { withOwnMessages } from './ownMessages.ts'
export { chatPicture } from './picture.ts'
export {
  type ChatEvent,
  type ChatSession,
  CLOSED_CHAT,
  canSendInto,
  chatPolls,
  chatReducer,
  type Outgoing,
  shownOutgoing,
  showsChatInput,
} from './session.ts'
