import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const keyOf = (driverKey: string) => ['walletGroup', driverKey]

/**
 * In which group each driver has a wallet, as the server answered: the list's rows carry no group. The right ones are kept
 * with the queries, which Sign Out clears; the refused ones while the list is open. CF-129, CF-174.
 */
export function useWalletGroups() {
  const queries = useQueryClient()
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const refusedOf = (driverKey: string) => refused[driverKey] ?? []
  return {
    refusedOf,
    groupOf: (driverKey: string) => queries.getQueryData<string>(keyOf(driverKey)),
    remember(driverKey: string, groupId: string) {
      queries.setQueryDefaults(keyOf(driverKey), { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData(keyOf(driverKey), groupId)
    },
    refuse(driverKey: string, groupId: string) {
      queries.removeQueries({ queryKey: keyOf(driverKey) })
      setRefused((all) => ({ ...all, [driverKey]: [...refusedOf(driverKey), groupId] }))
    },
  }
}
