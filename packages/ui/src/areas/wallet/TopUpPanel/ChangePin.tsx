import { TOAST_MS } from '@fleetgis/domain/auth'
import { DRIVER_TOASTS } from '@fleetgis/domain/drivers'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { PinChange, type PinChangeProps } from '../PinPad/PinChange.tsx'
import { walletWords } from '../words.ts'

export interface ChangePinProps extends Pick<PinChangeProps, 'userId' | 'groupId' | 'lockedCode'> {
  /** The popup was dismissed, or the PIN was changed: unmount it. */
  onClose: () => void
}

/** The popup in which an admin changes the PIN of a group. WAL-08, CF-133. */
export function ChangePin({ onClose, ...owner }: ChangePinProps) {
  const t = useText(walletWords)
  const notify = useNotify()
  return (
    <Dialog isOpen title={t('pinPad.change')} onClose={onClose}>
      <PinChange
        {...owner}
        autoFocus
        onChanged={() => {
          notify(t(DRIVER_TOASTS.pinChanged), { tone: 'success', duration: TOAST_MS.named })
          onClose()
        }}
      />
    </Dialog>
  )
}
