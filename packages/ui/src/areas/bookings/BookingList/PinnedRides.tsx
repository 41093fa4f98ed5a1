import type { Booking } from '@fleetgis/domain/bookings'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList } from '../../../theme/looks.ts'
import { bookingsWords } from '../words.ts'

export interface PinnedRidesProps {
  rides: readonly Booking[]
  /** Renders a card. */
  children: (ride: Booking) => ReactNode
}

/** The rides under way above the list. CF-165. */
export function PinnedRides({ rides, children }: PinnedRidesProps) {
  const t = useText(bookingsWords)
  const titleId = useId()
  return (
    <Part aria-labelledby={titleId} data-part="pinned">
      <h2 id={titleId}>{t('bookingList.underWay')}</h2>
      <ul aria-labelledby={titleId}>
        {rides.map((ride) => (
          <li key={ride.key}>{children(ride)}</li>
        ))}
      </ul>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-2);
  padding-bottom: var(--fleet-space-3);
  border-bottom: 1px solid var(--fleet-color-line);

  > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height);
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fleet-space-3);
    ${plainList}
  }
  [data-component='BookingCard'] {
    border-inline-start: 4px solid var(--fleet-color-accent);
  }
`
