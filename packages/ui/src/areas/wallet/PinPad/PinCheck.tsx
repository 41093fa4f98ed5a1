import { checkPin, type PinOwner } from '@fleetgis/api/wallet'
import { useFleet } from '../../../provider/FleetContext.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { PinPad, type PinPadProps } from './PinPad.tsx'
import { usePinCall } from './usePinCall.ts'

export interface PinCheckProps extends PinOwner, Omit<PinPadProps, 'onComplete'> {
  /** The server took the PIN: for a short while it takes one top-up. */
  onAccepted: () => void
  /** With which code the server says that it takes no PIN for a while; 423 unless given. */
  lockedCode?: number
}

/** The PIN pad with its call, EP-B17. Source: WAL-05, WAL-13, CF-66, ERR-20. */
export function PinCheck(props: PinCheckProps) {
  return (
    <WidgetBoundary name="PinCheck">
      <ConnectedPad {...props} />
    </WidgetBoundary>
  )
}

function ConnectedPad({ userId, groupId, onAccepted, lockedCode, ...pad }: PinCheckProps) {
  const { client } = useFleet()
  const perform = usePinCall('pinPad.notChecked', lockedCode)
  return (
    <PinPad
      {...pad}
      onComplete={async ({ pin }) => {
        const result = await perform(() => client.call(checkPin, { userId, groupId, pin }))
        if (result.outcome === 'accepted') onAccepted()
        return result
      }}
    />
  )
}
