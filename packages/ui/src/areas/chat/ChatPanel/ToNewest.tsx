import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'

/** The largest number that the round button holds. */
const MOST_COUNTED = 99

/** Scrolls to the end, and counts the new messages of others. Rerenders for new messages, not while scrolling. */
export const ToNewest = memo(function ToNewest({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useText(chatWords)
  return (
    <button
      type="button"
      data-part="toNewest"
      data-unseen={unseen || undefined}
      aria-label={unseen ? t('chat.newMessages', { count: unseen }) : t('chat.toNewest')}
      onClick={onPress}
    >
      <ArrowDown size={16} aria-hidden />
      {unseen ? <span aria-hidden>{unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}</span> : null}
    </button>
  )
})
