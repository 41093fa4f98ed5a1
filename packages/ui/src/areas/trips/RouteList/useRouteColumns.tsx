import { formatDateTime, formatTimeOn } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import type { TripRoute } from '@fleetgis/domain/map'
import type { DateRange } from '@fleetgis/domain/period'
import { isUnderWay } from '@fleetgis/domain/trips'
import { useMemo } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Link } from '../../../primitives/actions/Link.tsx'
import { breakId } from '../../../primitives/layout/breakId.tsx'
import { breakTime } from '../../../primitives/layout/breakTime.tsx'
import {
  TIME_ABOVE_WIDTH,
  TIME_BESIDE_WIDTH,
  TIME_WIDTH,
  TRIP_ID_WIDTH,
  textColumn,
} from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { type DriverLinkProps, type FindDriver, NamedDriver } from '../../drivers/index.ts'
import { tripsWords } from '../words.ts'
import { type RouteKey, routeKeyOf } from './RouteKey.ts'

/** Widths in px, by the lines of a row. With one a name and a phone number are beside each other. */
const WIDTHS = {
  1: {
    trip: TRIP_ID_WIDTH,
    driver: 252,
    start: TIME_WIDTH,
    end: TIME_BESIDE_WIDTH,
    place: { en: 152, my: 130 },
  },
  2: {
    trip: { en: 144, my: 162 },
    driver: 212,
    start: TIME_ABOVE_WIDTH,
    end: TIME_ABOVE_WIDTH,
    place: { en: 124, my: 124 },
  },
} as const

interface RouteColumnsOptions extends DriverLinkProps {
  /** The lines of a row. */
  lines: 1 | 2
  /** The filters that a trip's route is opened with. */
  days: DateRange
  groupIds: readonly string[]
  hrefOf: ((key: RouteKey) => string) | undefined
  findDriver: FindDriver | undefined
}

/** The columns of the table of trips. Kept between renders. */
export function useRouteColumns(options: RouteColumnsOptions): readonly DataColumn<TripRoute>[] {
  const { lines, days, groupIds, hrefOf, findDriver, driverHrefOf } = options
  const { language } = useFleet()
  const t = useText(tripsWords)
  const shown = useShownText()
  return useMemo(() => {
    const words = formatWords(t)
    const list = { ...days, groupIds }
    const code = languageOf(language)
    const widths = WIDTHS[lines]
    const place = { minWidth: widths.place[code] }
    return [
      {
        id: 'trip',
        header: t('routes.trip'),
        width: widths.trip[code],
        sort: ({ id }) => id,
        cell: (trip) =>
          hrefOf ? <Link href={hrefOf(routeKeyOf(trip, list))}>{breakId(trip.id)}</Link> : breakId(trip.id),
      },
      {
        id: 'driver',
        header: t('tripDetail.driver'),
        width: '1.4fr',
        minWidth: widths.driver,
        sort: ({ userId }) => findDriver?.(userId)?.name || userId,
        cell: ({ userId }) => (
          <NamedDriver userId={userId} driver={findDriver?.(userId)} driverHrefOf={driverHrefOf} />
        ),
      },
      {
        id: 'start',
        header: t('map.start'),
        width: widths.start[code],
        sort: ({ startedAt }) => startedAt,
        cell: ({ startedAt }) => breakTime(formatDateTime(startedAt, words) || '–'),
      },
      {
        id: 'end',
        header: t('map.end'),
        width: widths.end[code],
        sort: ({ endedAt }) => endedAt,
        cell: (trip) =>
          breakTime(
            formatTimeOn(trip.startedAt, trip.endedAt, words) || (isUnderWay(trip) ? t('routes.noEnd') : '–'),
          ),
      },
      { ...textColumn<TripRoute>('from', t('map.from'), ({ from }) => shown(from ?? '')), ...place },
      { ...textColumn<TripRoute>('to', t('map.to'), ({ to }) => shown(to ?? '')), ...place },
    ]
  }, [t, language, lines, shown, days, groupIds, hrefOf, findDriver, driverHrefOf])
}
