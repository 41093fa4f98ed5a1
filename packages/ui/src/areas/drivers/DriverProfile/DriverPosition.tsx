import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { formatDateTime } from '@fleetgis/domain/format'
import { compareStamps } from '@fleetgis/domain/map'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { FleetMap } from '../../../map/FleetMap.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { spread } from '../../../theme/looks.ts'
import { positionsOf } from '../positionsOf.ts'
import { driversWords } from '../words.ts'
import { useRowsOfToday } from './useRowsOfToday.ts'

const NO_VEHICLES: readonly never[] = []
const ZOOM = 14

export interface DriverPositionProps {
  driver: ConsoleDriver
  /** The address of the map of all drivers with this one chosen. Without it there is no link. */
  mapHref: string | undefined
}

/** Where a driver was last heard today, on a map. Call: EP-A11. Source: CF-186. */
export function DriverPosition({ driver, mapHref }: DriverPositionProps) {
  const t = useText(driversWords)
  const { rows, isLoaded, remote } = useRowsOfToday(driver, positionsOf)
  const [last] = rows
    .filter(({ position }) => position !== undefined)
    .sort((one, other) => compareStamps(other.at, one.at))
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
      <FoundOne {...remote} isLoaded={isLoaded} missing={t('driverProfile.noPosition')}>
        {shown && last && (
          <>
            <Line>
              <span>{formatDateTime(last.at, formatWords(t))}</span>
              {mapHref === undefined ? null : <Link href={mapHref}>{t('assign.showOnMap')}</Link>}
            </Line>
            <MapBox>
              <FleetMap {...shown} vehicles={NO_VEHICLES} label={t('page.map')} />
            </MapBox>
          </>
        )}
      </FoundOne>
    </section>
  )
}

const Line = styled.p`
  ${spread}
  gap: var(--fleet-space-2);
  margin: 0;
  font-variant-numeric: tabular-nums;

  > span {
    color: var(--fleet-color-text-muted);
  }
`

const MapBox = styled.div`
  height: 320px;
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
`
