export {
  ConversationList,
  type ConversationListProps,
} from '../src/areas/chat/ConversationList/ConversationList.tsx'
export {
  ConversationListView,
  type ConversationListViewProps,
} from '../src/areas/chat/ConversationList/ConversationListView.tsx'
