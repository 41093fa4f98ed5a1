import type { AssignOffer, Booking } from '@fleetgis/domain/bookings'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { TripJourney } from '../../trips/index.ts'
import { bookingsWords } from '../words.ts'

export interface AssignWayProps {
  booking: Pick<Booking, 'id' | 'pickup' | 'dropOff'>
  offer: AssignOffer | undefined
}

/** The booking's id and its route. ASG-06. */
export function AssignWay({ booking, offer }: AssignWayProps) {
  const t = useText(bookingsWords)
  const way = offer?.booking
  return (
    <Box data-part="booking">
      <p>
        <span>{t('tripDetail.bookingId')}</span> {booking.id}
      </p>
      <TripJourney
        pickup={way?.pickup.name || booking.pickup.name}
        stops={(way?.stops ?? []).map(({ name }) => name)}
        dropOff={way?.dropOffName || booking.dropOff.name}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-3);

  > p {
    margin: 0;
    font-weight: var(--fleet-weight-strong);
  }
  > p > span {
    color: var(--fleet-color-text-muted);
    font-weight: 400;
  }
  h3 {
    display: none;
  }
`
