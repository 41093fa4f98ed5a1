import { bookingStatus } from '@fleetgis/domain/bookings'
import type { DetailAudience, TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { TripDriver } from './TripDriver.tsx'
import { TripFacts } from './TripFacts.tsx'
import { TripFare } from './TripFare.tsx'
import { TripFigures } from './TripFigures.tsx'
import { TripJourney } from './TripJourney.tsx'
import { TripMap } from './TripMap.tsx'
import { TripStatuses } from './TripStatuses.tsx'
import { TripSummary } from './TripSummary.tsx'

export interface TripDetailBodyProps {
  detail: TripDetail
  /** The status code, which decides between detail and receipt; see `shownStatus` of `@fleetgis/domain/trips`. */
  status: number
  /** The audience: an admin sees the contact of a booking at 9 and 10 only (CF-47). */
  audience: DetailAudience
  /** Hosts whose photos are shown, https only; none by default, with placeholders instead (T7). */
  imageHosts?: readonly string[] | undefined
}

/** The content of a detail, from its summary to its statuses. */
export function TripDetailBody({ detail, status, audience, imageHosts = [] }: TripDetailBodyProps) {
  const viewer = audience === 'owner' || audience === 'map' ? undefined : audience
  return (
    <Box data-part="body">
      <TripSummary detail={detail} status={status} audience={viewer} imageHosts={imageHosts} />
      <TripDriver detail={detail} status={status} audience={audience} imageHosts={imageHosts} />
      <TripFacts detail={detail} />
      <TripJourney pickup={detail.pickup} stops={detail.stops} dropOff={detail.dropOff} />
      <TripFigures detail={detail} />
      <TripMap detail={detail} hasEnded={bookingStatus(status).isReceipt} audience={audience} />
      <TripFare detail={detail} />
      <TripStatuses detail={detail} audience={viewer} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-5);

  h3 {
    margin: 0 0 var(--fleet-space-2);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
  }

  @media print {
    gap: var(--fleet-space-4);
    > * {
      break-inside: avoid;
    }
  }
`
