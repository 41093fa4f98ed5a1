import type { BookingAudience } from '@fleetgis/domain/bookings'
import { formatDateTime } from '@fleetgis/domain/format'
import { detailTripCode, type TripDetail } from '@fleetgis/domain/trips'
import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { spread } from '../../../theme/looks.ts'
import { BookingBadge } from '../../bookings/index.ts'
import { tripsWords } from '../words.ts'
import { TripPhoto } from './TripPhoto.tsx'

export interface TripSummaryProps {
  detail: Pick<TripDetail, 'groupImage' | 'tripNumber' | 'key' | 'successCode' | 'bookingId' | 'createdAt'>
  status: number
  /** The viewer of a booking; undefined for other viewers. CF-176. */
  audience: BookingAudience | undefined
  imageHosts: readonly string[]
}

/**
 * The summary: the group's logo, the trip code or the booking's id, the time and the status. BKD-02, BKD-05, BKD-07.
 */
export function TripSummary({ detail, status, audience, imageHosts }: TripSummaryProps) {
  const t = useText(tripsWords)
  const code = detailTripCode(detail)
  const created = formatDateTime(detail.createdAt, formatWords(t))
  return (
    <Row>
      <TripPhoto
        src={detail.groupImage}
        hosts={imageHosts}
        label={t('tripDetail.logo')}
        shape="square"
        placeholder={<CarTaxiFront size={22} strokeWidth={1.75} aria-hidden />}
      />
      <Lines>
        <div>
          {code === undefined ? (
            <BookingId id={detail.bookingId} isStrong />
          ) : (
            <Code>
              <VisuallyHidden>{t('tripDetail.tripCode')} </VisuallyHidden>
              {code}
            </Code>
          )}
          <BookingBadge status={status} audience={audience} />
        </div>
        {code === undefined ? null : <BookingId id={detail.bookingId} />}
        {created === '' ? null : (
          <p>
            {t('tripDetail.created')} {created}
          </p>
        )}
      </Lines>
    </Row>
  )
}

function BookingId({ id, isStrong }: { id: string | undefined; isStrong?: boolean }) {
  const t = useText(tripsWords)
  if (!id) return null
  return (
    <p data-strong={isStrong || undefined}>
      {t('tripDetail.bookingId')} {id}
    </p>
  )
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--fleet-space-3);
`

const Lines = styled.div`
  flex: 1;
  min-width: 0;

  > div {
    ${spread}
    align-items: center;
    gap: var(--fleet-space-1) var(--fleet-space-2);
  }
  p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  p[data-strong] {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
`

const Code = styled.p`
  &&& {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
`
