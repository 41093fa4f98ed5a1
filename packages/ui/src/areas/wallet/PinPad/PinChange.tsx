import { changePin, type PinOwner } from '@fleetgis/api/wallet'
import { callApp } from '../../../callApp.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { PinChangeForm, type PinChangeFormProps } from './PinChangeForm.tsx'
import { usePinCall } from './usePinCall.ts'

export interface PinChangeProps extends PinOwner, Omit<PinChangeFormProps, 'onSubmit'> {
  /** The PIN was changed. */
  onChanged?: () => void
  /** The server's code for a locked PIN; 423 by default. */
  lockedCode?: number
}

/** The form that changes a PIN with its call, EP-B18. Source: WAL-08, WAL-15, CF-66, ERR-20. */
export const PinChange = inBoundary('PinChange', ConnectedForm, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedForm({ userId, groupId, onChanged, lockedCode, ...form }: PinChangeProps) {
  const { client } = useFleet()
  const perform = usePinCall('pinPad.notKnownChanged', lockedCode)
  return (
    <PinChangeForm
      {...form}
      onSubmit={async ({ oldPin, newPin }) => {
        const result = await perform(() => client.call(changePin, { userId, groupId, oldPin, newPin }))
        // Also after a change of the user or the group: the PIN has changed.
        if (result.outcome === 'accepted') callApp(() => onChanged?.())
        return result
      }}
    />
  )
}
