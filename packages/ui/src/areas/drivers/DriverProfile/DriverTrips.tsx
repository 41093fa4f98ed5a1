import type { FleetClient } from '@fleetgis/api'
import { type MapFilter, tripsQuery } from '@fleetgis/api/map'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { formatTimeOn } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import type { TripRoute } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import type { DateRange } from '@fleetgis/domain/period'
import { isUnderWay } from '@fleetgis/domain/trips'
import { useMemo } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { TIME_BESIDE_WIDTH, TRIP_ID_WIDTH, textColumn } from '../../../primitives/lists/columns.ts'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { driversWords } from '../words.ts'
import { useRowsOfToday } from './useRowsOfToday.ts'

export interface DriverTripsProps {
  driver: ConsoleDriver
  /** The address of a trip of these days, in its group if it has one. Without it the trips have no links. */
  tripHrefOf?: ((event: DateRange & { tripId: string; groupIds: readonly string[] }) => string) | undefined
}

/** The trips of a driver today, the newest first. Call: EP-A12. Source: CF-186. */
export function DriverTrips({ driver, tripHrefOf }: DriverTripsProps) {
  const { language } = useFleet()
  const t = useText(driversWords)
  const shown = useShownText()
  const { rows, isLoaded, remote, days } = useRowsOfToday(driver, trips)
  const { start, end } = days
  const columns = useMemo((): readonly DataColumn<TripRoute>[] => {
    const words = formatWords(t)
    const code = languageOf(language)
    const width = TIME_BESIDE_WIDTH[code]
    return [
      {
        id: 'trip',
        header: t('driverProfile.trip'),
        width: TRIP_ID_WIDTH[code],
        cell: ({ id: tripId, groupId }) => {
          const groupIds = groupId ? [groupId] : []
          return <NamedId name={tripId} href={tripHrefOf?.({ tripId, start, end, groupIds })} />
        },
      },
      {
        id: 'start',
        header: t('map.start'),
        width,
        sort: ({ startedAt }) => startedAt,
        cell: ({ startedAt }) => formatTimeOn(start, startedAt, words) || '–',
      },
      {
        id: 'end',
        header: t('map.end'),
        width,
        sort: ({ endedAt }) => endedAt,
        cell: (trip) =>
          formatTimeOn(start, trip.endedAt, words) || (isUnderWay(trip) ? t('driverProfile.underWay') : '–'),
      },
      textColumn<TripRoute>('from', t('map.from'), ({ from }) => shown(from ?? '')),
      textColumn<TripRoute>('to', t('map.to'), ({ to }) => shown(to ?? '')),
    ]
  }, [t, language, shown, start, end, tripHrefOf])
  return (
    <section>
      <h2>{t('driverProfile.trips')}</h2>
      <FoundOne {...remote} isLoaded={isLoaded} missing={t('driverProfile.noTrips')}>
        {isLoaded && rows.length > 0 ? (
          <DataTable<TripRoute>
            name="DriverTrips"
            label={t('driverProfile.trips')}
            columns={columns}
            rows={rows}
            size={rows.length}
            keyOf={keyOfTrip}
            emptyText={t('driverProfile.noTrips')}
          />
        ) : undefined}
      </FoundOne>
    </section>
  )
}

const trips = (client: FleetClient, filter: MapFilter) =>
  tripsQuery(client, { ...filter, page: 1, size: PAGE_SIZES.tripRoutes })
const keyOfTrip = ({ id }: TripRoute) => id
