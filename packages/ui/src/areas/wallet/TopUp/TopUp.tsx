import { useShownText } from '../../../i18n/useShownText.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { groupWallet } from './groupWallet.ts'
import type { ToppedUp } from './ToppedUp.ts'
import { TopUpView } from './TopUpView.tsx'
import { useTopUp } from './useTopUp.ts'
import type { TopUpIds } from './WalletIds.ts'

export interface TopUpProps extends TopUpIds, RootProps {
  /** The driver's name, as the list shows it. */
  driverName: string
  /** The group's name, as the list shows it. */
  groupName: string
  /** The money is in the wallet: confirmed by the response or by a later check. */
  onToppedUp?: (event: ToppedUp) => void
  /** The popup was dismissed: unmount it. */
  onClose: () => void
  /** Amounts in MMK that a press fills in; none by default. */
  amounts?: readonly number[] | undefined
  /** The server's code for a locked PIN; 423 by default. */
  lockedCode?: number
}

/**
 * The top-up popup with its calls: EP-B45, EP-K07, EP-B44, EP-B17, EP-B16. It starts on mount. The money is sent once,
 * after a confirmation; unmounting does not cancel it.
 */
export const TopUp = inBoundary('TopUp', ConnectedPopup, ['driverKey', 'groupId', 'userId'], {
  driverKey: 'text',
  groupId: 'text',
  userId: 'text',
})

function ConnectedPopup({ driverName, groupName, amounts, ...options }: TopUpProps) {
  const { state, ...events } = useTopUp({
    ...options,
    driverName,
    openWallet: (context) => groupWallet(context, options),
  })
  const shown = useShownText()
  return (
    <TopUpView
      {...rootProps(options)}
      {...events}
      amounts={amounts}
      model={{ ...state, driverName: shown(driverName), groupName: shown(groupName) }}
    />
  )
}
