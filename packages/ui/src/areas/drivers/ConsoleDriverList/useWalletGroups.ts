import { dropWalletGroup, keepWalletGroup, walletGroupOf } from '@fleetgis/api'
import { useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { type GroupChoices, onlyGroup } from '../../../remote/lists/useGroups.ts'
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
  const remember = (driverKey: string, groupId: string) => keepWalletGroup(ownerOf(driverKey), groupId)
  return {
    remember,
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
    /**
     * The wallet of a driver in the chosen group, else in the only one unless the server has refused it; undefined where
     * the user has to choose. After a refusal `onRefused` asks for another group.
     */
    walletIn(driverKey: string, choices: GroupChoices, chosenId: string | undefined, onRefused: () => void) {
      const only = onlyGroup(choices)
      const onlyId = only && !refusedOf(driverKey).includes(only.id) ? only.id : undefined
      const group = choices.groups?.find(({ id }) => id === (chosenId || onlyId))
      if (group === undefined) return undefined
      return {
        driverKey,
        groupId: group.id,
        groupName: group.name,
        onGroupRead: () => remember(driverKey, group.id),
        onOtherGroup() {
          // Another group, such as that of an address, leaves the remembered one.
          if (walletGroupOf(ownerOf(driverKey)) === group.id) dropWalletGroup(ownerOf(driverKey))
          setRefused((all) => ({ ...all, [driverKey]: [...refusedOf(driverKey), group.id] }))
          onRefused()
        },
      }
    },
  }
}
