import { LazyModalFrame } from '../../primitives/overlays/lazyModalFrame.ts'
import { useText } from '../../provider/FleetContext.ts'
import { ChatPanel, type ChatPanelProps } from './ChatPanel/ChatPanel.tsx'
import { chatWords } from './words.ts'

export interface ChatSheetProps extends Omit<ChatPanelProps, 'onBack' | 'className'> {
  onClose: () => void
}

/** A chat over a page: back arrow, the other party's name, the booking's id (BKG-18, CHAT-11, PMAP-17). */
export function ChatSheet({ onClose, ...chat }: ChatSheetProps) {
  const t = useText(chatWords)
  return (
    <LazyModalFrame title={t('bookingCard.chat')} placement="sheet" hasHead={false} onClose={onClose}>
      <ChatPanel {...chat} onBack={onClose} />
    </LazyModalFrame>
  )
}
