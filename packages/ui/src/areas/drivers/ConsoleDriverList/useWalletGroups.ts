import { dropWalletGroup, keepWalletGroup, walletGroupOf } from '@fleetgis/api'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'

/**
 * In which group each driver has a wallet, as the server answered: the list's rows carry no group. The right ones are kept
 * on the device until Sign Out; the refused ones while the list is open. CF-129, CF-174.
 */
export function useWalletGroups() {
  const { client } = useFleet()
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const refusedOf = (driverKey: string) => refused[driverKey] ?? []
  const ownerOf = (driverKey: string) => ({ ...client.identity(), driverKey })
  return {
    refusedOf,
    groupOf: (driverKey: string) => walletGroupOf(ownerOf(driverKey)),
    remember: (driverKey: string, groupId: string) => keepWalletGroup(ownerOf(driverKey), groupId),
    refuse(driverKey: string, groupId: string) {
      dropWalletGroup(ownerOf(driverKey))
      setRefused((all) => ({ ...all, [driverKey]: [...refusedOf(driverKey), groupId] }))
    },
  }
}
