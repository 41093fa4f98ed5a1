import { DRIVER_TOASTS } from '@fleetgis/domain/drivers'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { PinChange, type PinChangeProps } from '../PinPad/PinChange.tsx'
import { walletWords } from '../words.ts'

export interface ChangePinProps extends Pick<PinChangeProps, 'userId' | 'groupId' | 'lockedCode'> {
  /** The popup was dismissed, or the PIN was changed: unmount it. */
  onClose: () => void
}

/** The popup in which an admin changes the PIN of a group. WAL-08, CF-133. */
export function ChangePin({ onClose, ...owner }: ChangePinProps) {
  const t = useText(walletWords)
  const toast = useToast()
  return (
    <Dialog isOpen title={t('pinPad.change')} onClose={onClose}>
      <PinChange
        {...owner}
        autoFocus
        onChanged={() => {
          toast(t(DRIVER_TOASTS.pinChanged), 'success')
          onClose()
        }}
      />
    </Dialog>
  )
}
