import { setBookingReadyMutation } from '@fleetgis/api/bookings'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'

/**
 * The driver's switch "Ready for bookings", with an optimistic update. A refusal restores the old state silently.
 * ERR-16, CF-112, BKG-28.
 */
export function useReady(
  driverId: string,
  isReady: boolean | undefined,
  refresh: () => Promise<unknown | undefined>,
) {
  const { client } = useFleet()
  const { mutateAsync, isPending } = useMutation(setBookingReadyMutation(client))
  const [chosen, setChosen] = useState<boolean>()
  const choices = useRef(0)

  async function choose(isReady: boolean) {
    choices.current += 1
    const choice = choices.current
    setChosen(isReady)
    try {
      await mutateAsync({ driverId, isReady })
      // The optimistic value hides the list's value until the list is refetched.
      if ((await refresh()) === undefined) return
    } catch {
      // Silent: ERR-16.
    }
    // A newer choice stays until its own refetch.
    if (choice === choices.current) setChosen(undefined)
  }

  return { isReady: isReady === undefined ? undefined : (chosen ?? isReady), isPending, choose }
}
