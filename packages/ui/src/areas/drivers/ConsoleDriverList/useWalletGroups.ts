import { dropWalletGroup, keepWalletGroup, walletGroupOf } from '@fleetgis/api'
import { useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { driversWords } from '../words.ts'

/**
 * In which group each driver has a wallet, as the server answered: the list's rows carry no group. The right ones are kept
 * on the device until Sign Out; the refused ones while the list is open. CF-129, CF-174.
 */
export function useWalletGroups() {
  const { client } = useFleet()
  const t = useText(driversWords)
  const shown = useShownText()
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const refusedOf = (driverKey: string) => refused[driverKey] ?? []
  const ownerOf = (driverKey: string) => ({ ...client.identity(), driverKey })
  return {
    refusedOf,
    /** The choices, with the refused groups marked. */
    marked(driverKey: string, choices: GroupChoices): GroupChoices {
      const refusedHere = refusedOf(driverKey)
      const groups = choices.groups?.map((one) =>
        refusedHere.includes(one.id)
          ? { ...one, name: t('consoleDrivers.refusedGroup', { group: shown(one.name) }) }
          : one,
      )
      return { ...choices, groups }
    },
    groupOf: (driverKey: string) => walletGroupOf(ownerOf(driverKey)),
    remember: (driverKey: string, groupId: string) => keepWalletGroup(ownerOf(driverKey), groupId),
    refuse(driverKey: string, groupId: string) {
      dropWalletGroup(ownerOf(driverKey))
      setRefused((all) => ({ ...all, [driverKey]: [...refusedOf(driverKey), groupId] }))
    },
  }
}
