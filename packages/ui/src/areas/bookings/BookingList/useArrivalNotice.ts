import type { Booking } from '@fleetgis/domain/bookings'
import { useChime } from '../../../primitives/sound/SoundSwitch.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { bookingsWords } from '../words.ts'

/** Returns a callback that shows one toast for new bookings and plays the chime. CF-185, CF-188. */
export function useArrivalNotice(sound?: { vibrates: boolean }) {
  const t = useText(bookingsWords)
  const toast = useToast()
  const chime = useChime(sound)
  return (arrived: readonly Booking[]) => {
    chime()
    toast(t('dispatch.arrived', { count: arrived.length, id: arrived[0]?.id ?? '' }), 'info')
  }
}
