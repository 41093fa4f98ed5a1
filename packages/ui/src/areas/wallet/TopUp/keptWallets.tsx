import { consoleWallet } from '../AddBalance/consoleWallet.ts'
import { groupWallet } from './groupWallet.ts'
import { KeptTopUps, type KeptTopUpsProps } from './KeptTopUps.tsx'

type Props = Omit<KeptTopUpsProps, 'openWallet'>

/** The kept top-ups of a group's drivers. */
export function GroupTopUps({ userId, ...props }: Props & { userId: string }) {
  return (
    <KeptTopUps
      {...props}
      openWallet={(context, { driverKey, groupId }) => groupWallet(context, { userId, driverKey, groupId })}
    />
  )
}

/** The kept additions of the console. */
export function AddedBalances(props: Props) {
  return (
    <KeptTopUps
      {...props}
      openWallet={(context, { driverKey, groupId }) => consoleWallet(context, { driverKey, groupId })}
    />
  )
}
