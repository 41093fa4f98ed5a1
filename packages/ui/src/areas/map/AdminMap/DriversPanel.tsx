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
import { PhotoAvatar } from '../../../primitives/layout/PhotoAvatar.tsx'
import { EntityRow } from '../../../primitives/lists/EntityRow.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { CardList } from '../../../remote/lists/CardList.tsx'
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
  const { data, page, pages, onPage, retry, ...remote } = useRemotePage(query, {
    list,
    page: asked,
    size,
    total: query.data?.total,
    onTurn: (event) => setTurned({ list, ...event }),
  })
  const total = data?.total ?? 0
  const word = DRIVER_COUNTERS.find((counter) => counter.status === status)
  const title =
    word?.status === undefined ? t('adminMap.tripDrivers') : t(statusText(word.status) ?? 'map.vehicle')
  return (
    <MapPanel label={title} closeLabel={t('common.close')} onClose={onClose}>
      <Drivers
        {...remote}
        component="DriversPanel"
        label={t('adminMap.listed', { count: total, shown: formatCount(total) })}
        items={data?.drivers}
        keyOf={keyOf}
        pages={{ page, pages, onPage }}
        emptyText={t('adminMap.noDriver')}
        waiting={{ count: size, height: '120px' }}
        onRetry={retry}
      >
        {(driver) => (
          <DriverRow
            driver={driver}
            imageHosts={imageHosts}
            onShow={isOnMap(driver.key) ? () => onShow(driver.key) : undefined}
          />
        )}
      </Drivers>
    </MapPanel>
  )
}

const keyOf = ({ key }: Driver) => key

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
    <>
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
    </>
  )
}

/** The rows scroll between the title and the page links. */
const Drivers = styled(CardList)`
  display: flex;
  flex-direction: column;
  gap: var(--fleet-space-2);
  min-height: 0;

  > div:not([data-part]) {
    min-height: 0;
    overflow-y: auto;
  }
  [data-part='cards'] > li {
    gap: var(--fleet-space-1);
    padding-top: var(--fleet-space-2);
    border-top: 1px solid var(--fleet-color-line);
  }
  [data-part='cards'] > li > [data-part='contact'],
  [data-part='cards'] > li > dl {
    padding-inline: var(--fleet-space-4);
  }
` as typeof CardList
