export {
  ConversationList,
  type ConversationListProps,
} from '../src/widgets/ConversationList/ConversationList.tsx'
export {
  ConversationListView,
  type ConversationListViewProps,
} from '../src/widgets/ConversationList/ConversationListView.tsx'
