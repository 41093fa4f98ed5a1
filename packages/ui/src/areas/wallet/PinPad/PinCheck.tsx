import { checkPin, type PinOwner } from '@fleetgis/api/wallet'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useCallApp } from '../../../useCallApp.ts'
import { PinPad, type PinPadProps } from './PinPad.tsx'
import { usePinCall } from './usePinCall.ts'

export interface PinCheckProps extends PinOwner, Omit<PinPadProps, 'onComplete'> {
  /** The server accepted the PIN: for a short time it allows one top-up. Not called for a former user or group. */
  onAccepted: () => void
  /** The server's code for a locked PIN; 423 by default. */
  lockedCode?: number
}

/** The PIN pad with its call, EP-B17. Source: WAL-05, WAL-13, CF-66, ERR-20. */
export const PinCheck = inBoundary('PinCheck', ConnectedPad, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
  onAccepted: 'function',
})

function ConnectedPad({ userId, groupId, onAccepted, lockedCode, ...pad }: PinCheckProps) {
  const { client } = useFleet()
  const callApp = useCallApp()
  const perform = usePinCall('pinPad.notChecked', lockedCode)
  return (
    <PinPad
      {...pad}
      onComplete={async ({ pin }) => {
        const result = await perform(() => client.call(checkPin, { userId, groupId, pin }))
        if (result.outcome === 'accepted') callApp(onAccepted)
        return result
      }}
    />
  )
}
