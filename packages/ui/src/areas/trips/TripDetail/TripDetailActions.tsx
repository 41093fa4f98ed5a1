import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../../../primitives/actions/Button.tsx'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

export interface TripDetailActionsProps {
  /** Opens the chat of the booking; without it there is no icon. */
  onChat?: (() => void) | undefined
  onPrint?: (() => void) | undefined
  onClose: (() => void) | undefined
}

/** The buttons at the end of a detail: chat (PMAP-16), Print where the browser can print, and Close (BKD-12, CF-46). */
export function TripDetailActions({ onChat, onPrint, onClose }: TripDetailActionsProps) {
  const t = useText(tripsWords)
  return (
    <>
      {onChat ? (
        <IconButton label={t('bookingCard.chat')} onPress={onChat}>
          <MessageCircle size={18} aria-hidden />
        </IconButton>
      ) : null}
      {onPrint ? (
        <Button variant="quiet" onPress={onPrint}>
          <Printer size={16} aria-hidden />
          {t('tripDetail.print')}
        </Button>
      ) : null}
      {onClose ? <Button onPress={onClose}>{t('common.close')}</Button> : null}
    </>
  )
}
