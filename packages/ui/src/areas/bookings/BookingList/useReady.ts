import { setBookingReadyMutation } from '@fleetgis/api/bookings'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'

/**
 * The driver's switch "Ready for bookings". What was chosen shows at once; a refusal brings the old state back without
 * a word and is kept in `failure` (ERR-16). CF-112, BKG-28.
 */
export function useReady(
  driverId: string,
  isReady: boolean | undefined,
  refresh: () => Promise<unknown | undefined>,
) {
  const { client } = useFleet()
  const { mutateAsync, isPending, error: failure } = useMutation(setBookingReadyMutation(client))
  const [chosen, setChosen] = useState<boolean>()

  async function choose(isReady: boolean) {
    setChosen(isReady)
    try {
      await mutateAsync({ driverId, isReady })
      // What the list said before stays behind the choice until the list has been asked anew.
      if ((await refresh()) === undefined) return
    } catch {
      // Kept in `failure`.
    }
    setChosen(undefined)
  }

  return { isReady: isReady === undefined ? undefined : (chosen ?? isReady), isPending, failure, choose }
}
