import { formatDateTime } from '@fleetgis/domain/format'
import { detailTripCode, type TripDetail } from '@fleetgis/domain/trip'
import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import { styled } from 'styled-components'
import { formatWords } from '../../i18n/formatWords.ts'
import { useText } from '../../provider/FleetContext.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { BookingBadge } from '../booking/BookingBadge.tsx'
import { Photo } from './Photo.tsx'

export interface SummaryProps {
  detail: Pick<TripDetail, 'groupImage' | 'tripNumber' | 'key' | 'successCode' | 'bookingId' | 'createdAt'>
  status: number
  imageHosts: readonly string[]
}

/** What it is, and how it stands: the group's logo, the trip code or the booking's id, when, and the status. BKD-02, BKD-05, BKD-07. */
export function Summary({ detail, status, imageHosts }: SummaryProps) {
  const t = useText()
  const code = detailTripCode(detail)
  const created = formatDateTime(detail.createdAt, formatWords(t))
  return (
    <Row>
      <Photo
        src={detail.groupImage}
        hosts={imageHosts}
        label={t('tripDetail.logo')}
        shape="square"
        placeholder={<CarTaxiFront size={22} strokeWidth={1.75} aria-hidden />}
      />
      <Lines>
        {code === undefined ? null : (
          <Strong>
            <Said>{t('tripDetail.tripCode')} </Said>
            {code}
          </Strong>
        )}
        {detail.bookingId ? (
          <p data-strong={code === undefined || undefined}>
            <span>{t('tripDetail.bookingId')}</span> {detail.bookingId}
          </p>
        ) : null}
        {created === '' ? null : (
          <p>
            <span>{t('tripDetail.created')}</span> {created}
          </p>
        )}
      </Lines>
      <BookingBadge status={status} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--fleet-space-2) var(--fleet-space-3);
`

const Lines = styled.div`
  flex: 1 1 160px;
  min-width: 0;

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > p[data-strong] {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
`

const Strong = styled.p`
  &&& {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
`

const Said = styled.span`
  ${visuallyHidden}
`
