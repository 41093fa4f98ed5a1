import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { driverRowActions } from '@fleetgis/domain/permission'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { spread } from '../../../theme/looks.ts'
import { KeptAddedBalances, TransactionHistory } from '../../wallet/index.ts'
import { useAddedNotice } from '../ConsoleDriverList/useAddedNotice.ts'
import { useWalletGroups } from '../ConsoleDriverList/useWalletGroups.ts'
import { WalletPopup } from '../ConsoleDriverList/WalletPopup.tsx'
import { useDriverRights } from '../useDriverRights.ts'
import { driversWords } from '../words.ts'
import type { DriverTripsProps } from './DriverTrips.tsx'

/** The filters of the page of a driver. */
export interface DriverProfileFilters {
  /** The group of the wallet; empty for the one that was right for the driver before. */
  readonly groupId: string
}

export interface DriverWalletProps
  extends FilterProps<DriverProfileFilters>,
    Pick<DriverTripsProps, 'tripHrefOf'> {
  driver: ConsoleDriver
}

/**
 * The transactions of a driver's wallet in one group, which the user chooses: the rows of drivers carry none. The right
 * one is remembered. Money is added where the driver list allows it. Calls: EP-A14, EP-A20, EP-A10. Source: CF-186, CF-174,
 * PERM-04.
 */
export function DriverWallet({ driver, tripHrefOf, ...chosen }: DriverWalletProps) {
  const t = useText(driversWords)
  const groups = useGroups(true)
  const wallets = useWalletGroups()
  const { filters, onFiltersChange } = useFilterState(NO_GROUP, chosen)
  const [isAdding, setAdding] = useState(false)
  const rights = useDriverRights()
  const notifyAdded = useAddedNotice()
  // Another tab may remember another group: an open popup keeps its own.
  const [remembered, setRemembered] = useState(() => wallets.groupOf(driver.key))
  /** Without a group, after a refusal: the refused one is remembered no longer. */
  const choose = (groupId = '') => {
    onFiltersChange({ groupId })
    setRemembered(wallets.groupOf(driver.key))
  }
  const wallet = wallets.walletIn(driver.key, groups, filters.groupId || remembered, choose)
  return (
    <section>
      <Head>
        <h2>{t('transactions.title')}</h2>
        {driverRowActions(rights.permission).includes('addBalance') ? (
          <Button onPress={() => setAdding(true)}>{t('consoleDrivers.addBalance')}</Button>
        ) : null}
      </Head>
      <FailedCallBanner failed={rights.failed} />
      <KeptAddedBalances onToppedUp={notifyAdded} />
      <Choice>
        <GroupSelect
          {...wallets.marked(driver.key, groups)}
          label={t('consoleDrivers.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          value={wallet?.groupId ?? ''}
          onChange={choose}
        />
      </Choice>
      {wallet ? (
        <div>
          <TransactionHistory
            {...wallet}
            key={wallet.groupId}
            model="console"
            isFramed
            tripHrefOf={tripHrefOf}
          />
        </div>
      ) : null}
      {isAdding ? (
        <WalletPopup
          action="addBalance"
          driver={driver}
          groupId={wallet?.groupId}
          groups={groups}
          wallets={wallets}
          onGroup={(event) => choose(event.groupId)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  )
}

const NO_GROUP: DriverProfileFilters = { groupId: '' }

const Head = styled.div`
  ${spread}
  align-items: center;
  gap: var(--fleet-space-2);
`

const Choice = styled.div`
  max-width: 420px;
`
