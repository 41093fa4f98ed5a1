import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { TransactionHistory } from '../../wallet/index.ts'
import { useWalletGroups } from '../ConsoleDriverList/useWalletGroups.ts'
import { driversWords } from '../words.ts'

/**
 * The transactions of a driver's wallet in one group, which the user chooses: the rows of drivers carry none. The right
 * one is remembered. Calls: EP-A14, EP-A20. Source: CF-186, CF-174.
 */
export function DriverWallet({ driver }: { driver: ConsoleDriver }) {
  const t = useText(driversWords)
  const groups = useGroups(true)
  const wallets = useWalletGroups()
  const [groupId, setGroupId] = useState(() => wallets.groupOf(driver.key) ?? '')
  const group = groups.groups?.find((one) => one.id === groupId)
  return (
    <section>
      <h2>{t('transactions.title')}</h2>
      <Choice>
        <GroupSelect
          {...groups}
          label={t('consoleDrivers.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          value={groupId}
          onChange={setGroupId}
        />
      </Choice>
      {group ? (
        <div>
          <TransactionHistory
            key={group.id}
            driverKey={driver.key}
            groupId={group.id}
            groupName={group.name}
            model="console"
            isFramed
            onGroupRead={() => wallets.remember(driver.key, group.id)}
            onOtherGroup={() => {
              wallets.refuse(driver.key, group.id)
              setGroupId('')
            }}
          />
        </div>
      ) : null}
    </section>
  )
}

const Choice = styled.div`
  max-width: 420px;
`
