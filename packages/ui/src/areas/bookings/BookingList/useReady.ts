import { setBookingReadyMutation } from '@fleetgis/api/bookings'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'

/** The driver's list. */
interface ReadyList {
  isReady: boolean | undefined
  updatedAt: number
  /** Resolves to undefined after a failure. */
  refresh: () => Promise<unknown | undefined>
}

/** A choice that hides the list's value. */
interface Chosen {
  readonly isReady: boolean
  /** The list that could not be refetched after the switch: a later one has the switched value. */
  readonly list?: number
}

/**
 * The driver's switch "Ready for bookings", with an optimistic update. A refusal restores the old state silently.
 * ERR-16, CF-112, BKG-28.
 */
export function useReady(driverId: string, { isReady, updatedAt, refresh }: ReadyList) {
  const { client } = useFleet()
  const { mutateAsync, isPending } = useMutation(setBookingReadyMutation(client))
  const [chosen, setChosen] = useState<Chosen>()
  const choices = useRef(0)
  const currentList = useLatestCallback(() => updatedAt)

  async function choose({ isReady }: { isReady: boolean }) {
    choices.current += 1
    const choice = choices.current
    setChosen({ isReady })
    let next: Chosen | undefined
    try {
      await mutateAsync({ driverId, isReady })
      // The optimistic value hides the list's value until the list is refetched.
      if ((await refresh()) === undefined) next = { isReady, list: currentList() }
    } catch {
      // Silent: ERR-16.
    }
    // A newer choice stays until its own refetch.
    if (choice === choices.current) setChosen(next)
  }

  const isHidden = chosen && (chosen.list === undefined || chosen.list === updatedAt)
  return { isReady: isHidden && isReady !== undefined ? chosen.isReady : isReady, isPending, choose }
}
