import { driversByStatusQuery, tripDriversQuery } from '@fleetgis/api/map/admin'
import { type Driver, driverLabel } from '@fleetgis/domain/drivers'
import { DRIVER_COUNTERS } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { photoAddress, reorderVehicle } from '@fleetgis/domain/trips'
import { useQuery } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapFacts } from '../../../map/panels/MapFacts.tsx'
import { MapPanel } from '../../../map/panels/MapPanel.tsx'
import { statusText } from '../../../map/panels/statusText.ts'
import { mapWords } from '../../../map/words.ts'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { SkeletonRow } from '../../../primitives/feedback/SkeletonRow.tsx'
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { StaleBanner } from '../../../remote/failures/StaleBanner.tsx'
import { useRemotePage } from '../../../remote/lists/useRemotePage.ts'
import { ContactLine } from '../../drivers/index.ts'
import { driverFacts } from '../parts/driverFacts.ts'
import type { DriversList } from './AdminMapViewProps.ts'
import type { LayerFilter } from './useLayerTrips.ts'

export interface DriversPanelProps extends DriversList {
  filter: LayerFilter
  imageHosts: readonly string[]
}

/** A list of drivers over the map, two a page (PMAP-35, PMAP-36, CF-33). */
export function DriversPanel({ status, filter, imageHosts, isOnMap, onShow, onClose }: DriversPanelProps) {
  const { client } = useFleet()
  const t = useText(mapWords)
  const list = JSON.stringify([status, filter])
  const [turned, setTurned] = useState({ list, page: 1 })
  // Other filters start on the first page.
  const asked = turned.list === list ? turned.page : 1
  const { userId, groupIds } = filter
  const size = status === undefined ? PAGE_SIZES.tripDrivers : PAGE_SIZES.statusList
  const query = useQuery(
    status === undefined
      ? tripDriversQuery(client, { ...filter, page: asked, size })
      : driversByStatusQuery(client, { userId, groupIds, status, page: asked, size }),
  )
  const remote = useRemotePage(query, {
    list,
    page: asked,
    size,
    total: query.data?.total,
    onTurn: ({ page }) => setTurned({ list, page }),
  })
  const { data, failure, staleness, isSignedOut, isFetching, retry } = remote
  const word = DRIVER_COUNTERS.find((counter) => counter.status === status)
  const title =
    word?.status === undefined ? t('adminMap.tripDrivers') : t(statusText(word.status) ?? 'map.vehicle')
  return (
    <MapPanel label={title} closeLabel={t('common.close')} onClose={onClose}>
      <StaleBanner staleness={staleness} onRetry={retry} isFetching={isFetching} />
      {failure ? (
        <FailureCard message={failure} onRetry={retry} isRetrying={isFetching} isSignedOut={isSignedOut} />
      ) : data === undefined ? (
        <Waiting>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Waiting>
      ) : data.total === 0 ? (
        <EmptyState message={t('adminMap.noDriver')} />
      ) : (
        <>
          <Rows aria-label={t('adminMap.listed', { count: data.total, shown: formatCount(data.total) })}>
            {data.drivers.map((driver) => (
              <DriverRow
                key={driver.key}
                driver={driver}
                imageHosts={imageHosts}
                onShow={isOnMap(driver.key) ? () => onShow(driver.key) : undefined}
              />
            ))}
          </Rows>
          <Pagination page={remote.page} pages={remote.pages} onPage={remote.onPage} />
        </>
      )}
    </MapPanel>
  )
}

interface DriverRowProps {
  driver: Driver
  imageHosts: readonly string[]
  /** Shows the driver on the map; undefined where the driver has no marker. */
  onShow: (() => void) | undefined
}

function DriverRow({ driver, imageHosts, onShow }: DriverRowProps) {
  const t = useText(mapWords)
  const shown = useShownText()
  const { name, image, vehicleNo, mobile } = driver
  const label = shown(driverLabel(driver))
  return (
    <li>
      <EntityRow
        icon={<PhotoAvatar name={name} src={photoAddress(image, imageHosts)} label={label} />}
        name={label}
        second={reorderVehicle(vehicleNo ?? '')}
        action={
          onShow ? (
            <IconButton label={t('adminMap.showNamed', { driver: label })} onPress={onShow}>
              <MapPin size={18} aria-hidden />
            </IconButton>
          ) : undefined
        }
      />
      <ContactLine mobile={mobile} />
      <MapFacts facts={driverFacts(driver, t)} />
    </li>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: var(--fleet-space-3);
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    display: grid;
    gap: var(--fleet-space-1);
    min-width: 0;
    padding-top: var(--fleet-space-2);
    border-top: 1px solid var(--fleet-color-line);
  }
  > li > [data-part='contact'],
  > li > dl {
    padding-inline: var(--fleet-space-4);
  }
`

const Waiting = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
  padding-block: var(--fleet-space-2);
`
