import { formatDateTime, formatDistanceKm, formatMoney } from '@fleetgis/domain/format'
import type { TripLayer } from '@fleetgis/domain/map'
import type { Trip } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { Translate } from '../../../i18n/words.ts'
import { type MapFact, MapFacts } from '../../../map/panels/MapFacts.tsx'
import { type MapText, mapWords } from '../../../map/words.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine } from '../../drivers/index.ts'

export interface TripPopupProps {
  trip: Trip | undefined
  layer: TripLayer | undefined
  /** Shows distance and total. */
  hasFigures?: boolean | undefined
  /** Opens the detail of the trip; undefined where there is none. */
  onDetails: (() => void) | undefined
}

/** The popup of a trip or a booking on the maps of group admins and owners (PMAP-13, PMAP-44, OMAP-12). */
export function TripPopup({ trip, layer, hasFigures = false, onDetails }: TripPopupProps) {
  const t = useText(mapWords)
  if (!trip) return null
  const { driverName, vehicleNo, mobile, reference, from, to, startedAt, endedAt, booking } = trip
  const words = formatWords(t)
  const isBooking = layer === 'onlineBookings' || layer === 'ongoingBookings'
  return (
    <div data-part="trip">
      <MapFacts
        title={reference || booking?.id || trip.id}
        caption={t(isBooking ? 'adminMap.booking' : 'adminMap.trip')}
        facts={[
          { name: t('tripDetail.driver'), value: driverName, isForeign: true },
          { name: t('map.vehicle'), value: vehicleNo, isForeign: true },
          { name: t('adminMap.phone'), value: mobile ? <ContactLine mobile={mobile} /> : undefined },
          { name: t('tripDetail.passenger'), value: booking?.passengerName, isForeign: true },
          { name: t('map.from'), value: from, isForeign: true },
          { name: t('map.to'), value: to, isForeign: true },
          { name: t('map.start'), value: formatDateTime(startedAt, words) },
          { name: t('map.end'), value: formatDateTime(endedAt, words) },
          ...(hasFigures ? figuresOf(trip, t) : []),
        ]}
      />
      {onDetails ? (
        <Foot>
          <Button onPress={onDetails}>{t('adminMap.details')}</Button>
        </Foot>
      ) : null}
    </div>
  )
}

function figuresOf({ distanceKm, total }: Trip, t: Translate<MapText>): readonly MapFact[] {
  const distance =
    distanceKm === undefined ? undefined : t('tripDetail.km', { distance: formatDistanceKm(distanceKm) })
  return [
    { name: t('tripDetail.distance'), value: distance },
    {
      name: t('figures.totalAmount'),
      value: total === undefined ? undefined : formatMoney(total),
    },
  ]
}

const Foot = styled.div`
  margin-top: var(--fleet-space-3);
`
