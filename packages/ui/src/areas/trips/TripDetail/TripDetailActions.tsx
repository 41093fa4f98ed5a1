import Printer from 'lucide-react/icons/printer'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'

export interface TripDetailActionsProps {
  onPrint?: (() => void) | undefined
  onClose: () => void
}

/** The buttons at the end of a detail: Print where the browser can print, and Close (BKD-12, CF-46). */
export function TripDetailActions({ onPrint, onClose }: TripDetailActionsProps) {
  const t = useText()
  return (
    <>
      {onPrint ? (
        <Button variant="quiet" onPress={onPrint}>
          <Printer size={16} aria-hidden />
          {t('tripDetail.print')}
        </Button>
      ) : null}
      <Button onPress={onClose}>{t('common.close')}</Button>
    </>
  )
}
