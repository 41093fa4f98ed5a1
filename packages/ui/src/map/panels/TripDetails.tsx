import { formatDateTime } from '@fleetgis/domain/format'
import type { TripRoute } from '@fleetgis/domain/map'
import { formatWords } from '../../i18n/formatWords.ts'
import { Link } from '../../primitives/actions/Link.tsx'
import { NamedId } from '../../primitives/lists/NamedId.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { KnownDriver } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { MapFacts } from './MapFacts.tsx'

export interface TripDetailsProps {
  trip: TripRoute
  /** Undefined where the driver is not known. */
  driver: KnownDriver | undefined
  /** The page of the trip. */
  href: string | undefined
}

/** The details of a trip on the map: driver, vehicle, times and places (PMAP-44, CF-186). */
export function TripDetails({ trip, driver, href }: TripDetailsProps) {
  const t = useText(mapWords)
  const { id, userId, driverName, vehicleId, startedAt, endedAt, from, to } = trip
  const words = formatWords(t)
  const title = t('map.trip', { id })
  const plate = driver?.vehicleNo && <NamedId name={driver.vehicleNo} href={driver.vehicleHref} />
  return (
    <MapFacts
      title={href ? <Link href={href}>{title}</Link> : title}
      facts={[
        {
          name: t('tripDetail.driver'),
          value: <NamedId id={userId} name={driver?.name ?? driverName} href={driver?.href} />,
        },
        { name: t('map.vehicle'), value: vehicleId ?? plate },
        { name: t('map.from'), value: from, isForeign: true },
        { name: t('map.to'), value: to, isForeign: true },
        { name: t('map.start'), value: formatDateTime(startedAt, words) },
        { name: t('map.end'), value: formatDateTime(endedAt, words) },
      ]}
    />
  )
}
