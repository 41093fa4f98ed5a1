import { useState } from 'react'
import { callApp } from '../../../callApp.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { type GroupChoice, isGroupRefused } from '../GroupChoice.ts'
import type { ToppedUp } from '../TopUp/ToppedUp.ts'
import { TopUpView } from '../TopUp/TopUpView.tsx'
import type { TopUpWallet } from '../TopUp/TopUpWallet.ts'
import { useTopUp } from '../TopUp/useTopUp.ts'
import { type ConsoleWalletIds, consoleWallet } from './consoleWallet.ts'

export interface AddBalanceProps extends ConsoleWalletIds, GroupChoice, RootProps {
  /** The driver's name, as the list shows it. */
  driverName: string
  /** The group's name, for the confirmation. */
  groupName: string
  /** The money is in the wallet: confirmed by the response or by the ledger. */
  onAdded?: ((event: ToppedUp) => void) | undefined
  /** The popup was dismissed: unmount it. */
  onClose: () => void
}

/**
 * The Add Balance popup of the console with its calls: EP-A20, EP-A16, EP-A18. The money is sent once, after a
 * confirmation, and the ledger decides where the outcome is unknown. Source: DRV-07, DRV-15, VAL-19, WAL-13,
 * CF-174.
 */
export const AddBalance = inBoundary('AddBalance', ConnectedPopup, ['driverKey', 'groupId'], {
  driverKey: 'text',
  groupId: 'text',
  contact: 'text',
})

function ConnectedPopup(props: AddBalanceProps) {
  const { driverName, groupName, onAdded, onGroupRead, onOtherGroup, ...options } = props
  const [isRefused, setRefused] = useState(false)
  const watched = (wallet: TopUpWallet): TopUpWallet => ({
    ...wallet,
    async readLedger() {
      try {
        const ledger = await wallet.readLedger()
        callApp(() => onGroupRead?.())
        return ledger
      } catch (error) {
        setRefused(isGroupRefused(error))
        throw error
      }
    },
  })
  const { state, ...events } = useTopUp({
    ...options,
    driverName,
    openWallet: (context) => watched(consoleWallet(context, options)),
    onToppedUp: onAdded,
  })
  const shown = useShownText()
  return (
    <TopUpView
      {...rootProps(options)}
      {...events}
      model={{ ...state, driverName: shown(driverName), groupName: shown(groupName) }}
      title="addBalance.title"
      onOtherGroup={isRefused ? onOtherGroup : undefined}
    />
  )
}
