import { locationsQuery } from '@fleetgis/api/map'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { formatDateTime } from '@fleetgis/domain/format'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { searchText } from '@fleetgis/domain/query'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { FleetMap } from '../../../map/FleetMap.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { driversWords } from '../words.ts'
import { firstFailed } from './firstFailed.ts'
import { userIdsOf } from './userIdsOf.ts'
import { useToday } from './useToday.ts'

const NO_VEHICLES: readonly never[] = []
const ZOOM = 14

/** Where a driver was last heard today, on a map. Call: EP-A11. Source: CF-186. */
export function DriverPosition({ driver }: { driver: ConsoleDriver }) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const { start, end } = useToday()
  const ids = userIdsOf(driver)
  const lists = useQueries({
    queries: ids.map((userId) =>
      locationsQuery(client, {
        search: searchText('map', userId),
        groupIds: [],
        start,
        end,
        page: 1,
        size: PAGE_SIZES.consoleLocations,
      }),
    ),
  })
  const remote = useRemote(firstFailed(lists))
  const [last] = lists
    .flatMap(({ data = [] }) => data)
    .filter(({ userId, position }) => ids.includes(userId) && position !== undefined)
    .sort((one, other) => other.at.localeCompare(one.at))
  const position = last?.position
  const lat = position?.lat
  const lng = position?.lng
  const { name } = driver
  const shown = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? undefined
        : {
            places: [{ id: 'last', name, position: { lat, lng } }],
            view: { centre: { lat, lng }, zoom: ZOOM },
          },
    [lat, lng, name],
  )
  return (
    <section>
      <h2>{t('driverProfile.position')}</h2>
      <FoundOne
        {...remote}
        isLoaded={lists.every(({ data }) => data !== undefined)}
        missing={t('driverProfile.noPosition')}
      >
        {shown && last && (
          <>
            <Stamp>{formatDateTime(last.at, formatWords(t))}</Stamp>
            <MapBox>
              <FleetMap {...shown} vehicles={NO_VEHICLES} label={t('page.map')} />
            </MapBox>
          </>
        )}
      </FoundOne>
    </section>
  )
}

const Stamp = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-variant-numeric: tabular-nums;
`

const MapBox = styled.div`
  height: 320px;
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
`
