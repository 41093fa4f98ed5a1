import { mayHaveHappened } from '@fleetgis/api'
import { addDriverToGroupMutation, removeDriverFromGroupMutation } from '@fleetgis/api/drivers'
import { DRIVER_TOASTS, type Driver, driverLabel } from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import { useShownText } from '../../../i18n/useShownText.ts'
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { driversWords } from '../words.ts'

export interface MembershipDialogProps {
  userId: string
  groupId: string
  action: 'add' | 'remove'
  driver: Driver
  onClose: () => void
}

const WORDS = {
  add: {
    question: 'driverPanel.askAdd',
    done: 'added',
    failed: 'driverPanel.addFailed',
    unknown: 'driverPanel.addUnknown',
  },
  remove: {
    question: 'driverPanel.askRemove',
    done: 'removed',
    failed: 'driverPanel.removeFailed',
    unknown: 'driverPanel.removeUnknown',
  },
} as const

/** Asks Yes or No, then adds a driver to the group or removes one (EP-B13, EP-B14). GDRV-10, GDRV-14, ERR-19. */
export function MembershipDialog({ userId, groupId, action, driver, onClose }: MembershipDialogProps) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const toast = useToast()
  const name = useShownText()(driverLabel(driver))
  const words = WORDS[action]
  const { mutateAsync, isPending } = useMutation(
    action === 'add' ? addDriverToGroupMutation(client) : removeDriverFromGroupMutation(client),
  )

  async function change() {
    try {
      await mutateAsync({ driverId: driver.key, groupId, userId })
      toast(t(DRIVER_TOASTS[words.done]), 'success')
    } catch (error) {
      toast(t(mayHaveHappened(error) ? words.unknown : words.failed, { driver: name }), 'danger')
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(words.question, { driver: name })}
      isDanger={action === 'remove'}
      isPending={isPending}
      onConfirm={() => void change()}
      onCancel={onClose}
    />
  )
}
