import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { TopUpView } from './TopUpView.tsx'
import { type ToppedUp, type TopUpIds, useTopUp } from './useTopUp.ts'

export interface TopUpProps extends TopUpIds {
  /** Of the driver, as the list shows it. */
  driverName: string
  /** Of the group, as the list shows it. */
  groupName: string
  /** The money is in the wallet: the server said so, at once or when it was asked. */
  onToppedUp?: (event: ToppedUp) => void
  /** Closed by a person: take it away. */
  onClose: () => void
  /** With which code the server says that it takes no PIN for a while; 423 unless given. */
  lockedCode?: number
  className?: string
}

/**
 * The popup of a top-up with its calls: EP-B45, EP-K07, EP-B44, EP-B17, EP-B16. It begins when it is mounted. Money is
 * sent once, after a yes; taken away meanwhile, it is not taken back.
 */
export function TopUp(props: TopUpProps) {
  return (
    <WidgetBoundary name="TopUp">
      <ConnectedPopup key={`${props.driverId} ${props.groupId} ${props.userId}`} {...props} />
    </WidgetBoundary>
  )
}

function ConnectedPopup({ driverName, groupName, className, ...options }: TopUpProps) {
  const { state, ...events } = useTopUp(options)
  return (
    <TopUpView
      {...events}
      model={{ ...state, driverName, groupName }}
      {...(className === undefined ? {} : { className })}
    />
  )
}
