import { type BookingAudience, bookingStatus, bookingWordKey } from '@fleetgis/domain/bookings'
import { formatDateTime } from '@fleetgis/domain/format'
import { detailStatus, type TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { bookingWords } from '../../../i18n/bookingWords.ts'
import { formatWords } from '../../../i18n/formatWords.ts'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

type StatusFields = Pick<
  TripDetail,
  'currentStatus' | 'currentStatusAt' | 'previousStatus' | 'previousStatusAt'
>

export interface TripStatusesProps {
  detail: StatusFields
  /** The viewer of a booking; undefined for other viewers. CF-176. */
  audience: BookingAudience | undefined
}

/** The previous and the current status, each with its start time. BKD-16, TRIP-09. */
export function TripStatuses({ detail, audience }: TripStatusesProps) {
  const t = useText(tripsWords)
  const words = bookingWords(t)
  const labelOf = (text: string) => {
    const code = detailStatus(text)
    return code === undefined ? text : words[bookingWordKey(bookingStatus(code).key, audience)]
  }
  const steps = [
    { name: t('tripDetail.previousStatus'), status: detail.previousStatus, at: detail.previousStatusAt },
    { name: t('tripDetail.currentStatus'), status: detail.currentStatus, at: detail.currentStatusAt },
  ].flatMap(({ name, status, at }) => {
    const time = formatDateTime(at, formatWords(t))
    const value = (
      <>
        {status && labelOf(status)}
        {time === '' ? null : <small>{time}</small>}
      </>
    )
    return status ? [{ name, value }] : []
  })
  if (steps.length === 0) return null
  return (
    <section data-part="statuses">
      <h3>{t('tripDetail.status')}</h3>
      <List facts={steps} />
    </section>
  )
}

const List = styled(FactList)`
  gap: var(--fleet-space-2);

  small {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-variant-numeric: tabular-nums;
  }
`
