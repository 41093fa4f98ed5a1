import { type Driver, driverLabel } from '@fleetgis/domain/drivers'
import { DEFAULT_PERIODS } from '@fleetgis/domain/period'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { driversWords } from '../words.ts'
import type { DriverAction } from './DriverCard.tsx'
import { DriverSheet } from './DriverSheet.tsx'
import { MembershipDialog } from './MembershipDialog.tsx'
import type { GroupOfDrivers } from './useGroupDrivers.ts'

/** The open popup. */
export type DriverPopup =
  | { readonly action: 'register'; readonly driver?: undefined }
  | { readonly action: DriverAction; readonly driver: Driver }

export interface DriverPopupsProps extends GroupOfDrivers {
  popup: DriverPopup
  groupName: string
  topUpAmounts: readonly number[] | undefined
  /** The popup was dismissed, or its change is done: unmount it. */
  onClose: () => void
}

const TopUp = lazily(() => import('../../wallet/index.ts').then((file) => file.TopUp))
const TransactionHistory = lazily(
  () => import('../../wallet/index.ts').then((file) => file.TransactionHistory),
  <Skeleton variant="block" />,
)

/** The popup that a card or Register opened. GDRV-13. */
export function DriverPopups({ popup, page, groupName, topUpAmounts, onClose, ...ids }: DriverPopupsProps) {
  const t = useText(driversWords)
  const shown = useShownText()
  if (popup.action === 'register') return <DriverSheet {...ids} onClose={onClose} />
  const { action, driver } = popup
  switch (action) {
    case 'edit':
      return <DriverSheet {...ids} driver={driver} onClose={onClose} />
    case 'add':
    case 'remove':
      return <MembershipDialog {...ids} action={action} driver={driver} onClose={onClose} />
    case 'topUp':
      return (
        <TopUp
          {...ids}
          groupName={groupName}
          driverKey={driver.key}
          driverName={driverLabel(driver)}
          amounts={topUpAmounts}
          onClose={onClose}
        />
      )
    case 'history':
      return (
        <Dialog
          isOpen
          size="wide"
          title={`${t('transactions.title')} – ${shown(driverLabel(driver))}`}
          onClose={onClose}
        >
          <TransactionHistory
            {...ids}
            model="wallet"
            driverKey={driver.key}
            defaultPeriod={DEFAULT_PERIODS[page === 'panel' ? 'adminTransactions' : 'driverListTransactions']}
            isFramed
          />
        </Dialog>
      )
  }
}
