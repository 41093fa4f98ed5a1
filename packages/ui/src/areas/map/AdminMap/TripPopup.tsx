import { formatDateTime } from '@fleetgis/domain/format'
import type { TripLayer } from '@fleetgis/domain/map'
import type { Trip } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { FactList } from '../../../map/panels/FactList.tsx'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine } from '../../contact/index.ts'

export interface TripPopupProps {
  trip: Trip | undefined
  layer: TripLayer | undefined
  /** Opens the detail of the trip's driver. */
  onDetails: (driverId: string) => void
}

/** The popup of a trip or a booking on a group admin's map (PMAP-13, PMAP-44). */
export function TripPopup({ trip, layer, onDetails }: TripPopupProps) {
  const t = useText()
  if (!trip) return null
  const { userId, driverName, vehicleNo, mobile, reference, from, to, startedAt, endedAt, booking } = trip
  const words = formatWords(t)
  const isBooking = layer === 'onlineBookings' || layer === 'ongoingBookings'
  return (
    <div data-part="trip">
      <FactList
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
        ]}
      />
      {/* CF-137: a booking without a driver has no detail. */}
      {userId ? (
        <Foot>
          <Button onPress={() => onDetails(userId)}>{t('adminMap.details')}</Button>
        </Foot>
      ) : null}
    </div>
  )
}

const Foot = styled.div`
  margin-top: var(--fleet-space-3);
`
