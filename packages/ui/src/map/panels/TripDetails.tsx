import { formatDateTime } from '@fleetgis/domain/format'
import type { TripRoute } from '@fleetgis/domain/map'
import { formatWords } from '../../i18n/formatWords.ts'
import { NamedId } from '../../primitives/lists/NamedId.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { KnownDriver } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { MapFacts } from './MapFacts.tsx'

/** The details of a trip on the map: driver, times and places (PMAP-44). */
export function TripDetails({ trip, driver }: { trip: TripRoute; driver?: KnownDriver | undefined }) {
  const t = useText(mapWords)
  const { id, userId, driverName, vehicleId, startedAt, endedAt, from, to } = trip
  const words = formatWords(t)
  return (
    <MapFacts
      title={t('map.trip', { id })}
      facts={[
        {
          name: t('map.userId'),
          value: <NamedId id={userId} name={driver?.name ?? driverName} href={driver?.href} />,
        },
        { name: t('map.vehicle'), value: vehicleId },
        { name: t('map.from'), value: from, isForeign: true },
        { name: t('map.to'), value: to, isForeign: true },
        { name: t('map.start'), value: formatDateTime(startedAt, words) },
        { name: t('map.end'), value: formatDateTime(endedAt, words) },
      ]}
    />
  )
}
