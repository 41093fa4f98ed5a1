import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo } from 'react'
import { useText } from '../../../provider/FleetContext.ts'
import { chatWords } from '../words.ts'
import { LogButton, type LogButtonProps } from './LogButton.tsx'

/** The largest number that the round button holds. */
const MOST_COUNTED = 99

interface ToNewestProps extends Pick<LogButtonProps, 'focusLog'> {
  unseen: number
  onPress: () => void
}

/** Scrolls to the end, and counts the new messages of others. Rerenders for new messages, not while scrolling. */
export const ToNewest = memo(function ToNewest({ unseen, onPress, focusLog }: ToNewestProps) {
  const t = useText(chatWords)
  return (
    <LogButton
      focusLog={focusLog}
      data-part="toNewest"
      data-unseen={unseen || undefined}
      aria-label={unseen ? t('chat.newMessages', { count: unseen }) : t('chat.toNewest')}
      onClick={onPress}
    >
      <ArrowDown size={16} aria-hidden />
      {unseen ? <span aria-hidden>{unseen > MOST_COUNTED ? `${MOST_COUNTED}+` : unseen}</span> : null}
    </LogButton>
  )
})
