import type { Booking } from '@fleetgis/domain/bookings'
import { useMemo, useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { MapPlace } from '../../../map/MapPlace.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'

const FleetMap = lazily(
  () => import('../../../map/FleetMap.tsx').then((file) => file.FleetMap),
  <Skeleton variant="block" height="100%" />,
)

export interface WaitingMapProps {
  bookings: readonly Booking[]
  onOpen: (booking: Booking) => void
}

/** The pickups of the bookings that wait, as pins: a press opens the booking. CF-185. */
export function WaitingMap({ bookings, onOpen }: WaitingMapProps) {
  const t = useText(bookingsWords)
  const shown = useShownText()
  const places = useMemo(() => bookings.flatMap((booking) => pickupOf(booking, shown)), [bookings, shown])
  // Once: a map that moves at each refetch would take the place from under a hand.
  const [fit, setFit] = useState<readonly MapPlace['position'][]>()
  if (!fit && places.length > 0) setFit(places.map(({ position }) => position))
  return (
    <FleetMap
      vehicles={NO_VEHICLES}
      places={places}
      fit={fit}
      label={t('dispatch.map')}
      panel={null}
      onPanel={({ panel }) => {
        const booking = panel?.kind === 'place' && bookings.find(({ key }) => key === panel.id)
        if (booking) onOpen(booking)
      }}
    />
  )
}

const NO_VEHICLES: readonly never[] = []

function pickupOf(
  { key, id, pickup: { name, lat, lng } }: Booking,
  shown: (text: string) => string,
): MapPlace[] {
  return lat === undefined || lng === undefined
    ? []
    : [{ id: key, name: `${id} · ${shown(name)}`, position: { lat, lng } }]
}
