import { type ConsoleDriver, driverLabel } from '@fleetgis/domain/drivers'
import type { DriverRowAction } from '@fleetgis/domain/permission'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import type { TransactionHistoryProps } from '../../wallet/index.ts'
import { driversWords } from '../words.ts'
import { DriverGroupForm } from './DriverGroupForm.tsx'
import { useAddedNotice } from './useAddedNotice.ts'
import type { useWalletGroups } from './useWalletGroups.ts'

// Lazy: viewing drivers does not need the code of the popups.
const AddBalance = lazily(() => import('../../wallet/index.ts').then((file) => file.AddBalance))
const TransactionHistory = lazily(
  () => import('../../wallet/index.ts').then((file) => file.TransactionHistory),
  <Skeleton variant="block" />,
)

const TITLES = {
  addBalance: 'addBalance.title',
  transactionList: 'transactions.title',
} as const satisfies Record<DriverRowAction, string>

export interface WalletPopupProps extends Pick<TransactionHistoryProps, 'tripHrefOf'> {
  action: DriverRowAction
  driver: ConsoleDriver
  /** The group of the wallet; without it the popup asks for one, where there are several. */
  groupId?: string | undefined
  groups: GroupChoices
  wallets: ReturnType<typeof useWalletGroups>
  /** A group was chosen, or refused by the server: then without one. */
  onGroup: (event: { groupId: string | undefined }) => void
  onClose: () => void
}

/** Add Balance or the transactions of a driver, in the group of the wallet. Source: DRV-07, DRV-15, CF-129, CF-174. */
export function WalletPopup({
  action,
  driver,
  groups,
  wallets,
  onGroup,
  onClose,
  tripHrefOf,
  groupId,
}: WalletPopupProps) {
  const t = useText(driversWords)
  const shown = useShownText()
  const notifyAdded = useAddedNotice()
  const wallet = wallets.walletIn(driver.key, groups, groupId, () => onGroup({ groupId: undefined }))
  if (wallet === undefined)
    // Rows of drivers carry no group (CF-129).
    return (
      <DriverGroupForm
        title={`${t(TITLES[action])} – ${shown(driverLabel(driver))}`}
        groups={wallets.marked(driver.key, groups)}
        initialGroupId=""
        submitLabel={t('topUp.next')}
        onSubmit={onGroup}
        onClose={onClose}
      >
        <p>{t('consoleDrivers.whichGroup', { driver: shown(driverLabel(driver)) })}</p>
      </DriverGroupForm>
    )

  if (action === 'addBalance')
    return (
      <AddBalance
        {...wallet}
        driverName={driverLabel(driver)}
        contact={driver.mobile || driver.email || driver.name}
        onAdded={notifyAdded}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      size="wide"
      title={`${t(TITLES[action])} – ${shown(driverLabel(driver))}`}
      onClose={onClose}
    >
      <TransactionHistory {...wallet} model="console" tripHrefOf={tripHrefOf} isFramed />
    </Dialog>
  )
}
