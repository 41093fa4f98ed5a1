import { allConsoleDriversQuery, consoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver, DriverKey, DriverPage } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../../primitives/actions/Link.tsx'
import { PhoneLink } from '../../../primitives/actions/PhoneLink.tsx'
import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import { Card } from '../../../primitives/layout/Card.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'
import { stack } from '../../../theme/looks.ts'
import { userIdsOf } from '../userIdsOf.ts'
import type { VehicleLinkProps } from '../VehicleLinkProps.ts'
import { driversWords } from '../words.ts'
import { DriverPosition } from './DriverPosition.tsx'
import { DriverTrips, type DriverTripsProps } from './DriverTrips.tsx'
import { type DriverProfileFilters, DriverWallet } from './DriverWallet.tsx'

export interface DriverProfileProps
  extends Pick<DriverTripsProps, 'tripHrefOf'>,
    FilterProps<DriverProfileFilters>,
    VehicleLinkProps,
    NameChangeProps,
    RootProps<HTMLDivElement> {
  /** The driver, by the key. */
  driverKey: DriverKey
  /** A search that finds the driver, such as the name; without one all drivers load until the key is found. */
  search?: string | undefined
  /** The address of the map with this driver chosen. Without it the position has no link. */
  mapHrefOf?: ((event: { driverKey: DriverKey; name: string }) => string) | undefined
}

/**
 * One driver as staff see one: facts, the last position of today, today's trips, and the transactions of a wallet, to
 * which money is added. No call returns one driver: the search of the driver list finds the row. Calls: EP-A16, EP-A11,
 * EP-A12, EP-A14, EP-A20, EP-A10. Source: CF-186, CF-163, CF-174, PERM-04.
 */
export const DriverProfile = inBoundary('DriverProfile', ConnectedProfile, ['driverKey'], {
  driverKey: 'text',
})

function ConnectedProfile(props: DriverProfileProps) {
  const { driverKey, search = '', filters, onFiltersChange, ...others } = props
  const { tripHrefOf, vehicleHrefOf, mapHrefOf, onNameChange, ...root } = others
  const t = useText(driversWords)
  const { driver, ...remote } = useDriver(driverKey, search)
  useNameChange(driver?.name, onNameChange)
  // Positions and trips name a driver by it.
  const hasUserId = driver !== undefined && userIdsOf(driver).length > 0
  return (
    <Box {...root} data-component="DriverProfile">
      <FoundOne {...remote} missing={t('driverProfile.missing')}>
        {driver && (
          <Sides>
            <div>
              <DriverFacts driver={driver} vehicleHrefOf={vehicleHrefOf} />
              {hasUserId ? (
                <DriverPosition driver={driver} mapHref={mapHrefOf?.({ driverKey, name: driver.name })} />
              ) : null}
            </div>
            <div>
              {hasUserId ? <DriverTrips driver={driver} tripHrefOf={tripHrefOf} /> : null}
              <DriverWallet
                driver={driver}
                filters={filters}
                onFiltersChange={onFiltersChange}
                tripHrefOf={tripHrefOf}
              />
            </div>
          </Sides>
        )}
      </FoundOne>
    </Box>
  )
}

const rowsOf = ({ drivers }: DriverPage<ConsoleDriver>) => drivers

/** The driver with a key: in what a search finds, else in all drivers. */
function useDriver(driverKey: DriverKey, search: string) {
  const { client } = useFleet()
  const found = useQuery({
    ...consoleDriversQuery(client, { search, groupId: '', page: 1, size: PAGE_SIZES.driverLookup }),
    enabled: search !== '',
  })
  const [kept, setKept] = useState<ConsoleDriver>()
  const isKey = ({ key }: ConsoleDriver) => key === driverKey
  const isSearched = search === '' || found.isFetched
  const list = useAllPages(allConsoleDriversQuery(client), {
    rowsOf,
    isWanted: isSearched && kept === undefined && !found.data?.drivers.some(isKey),
    maxRows: Number.POSITIVE_INFINITY,
  })
  const driver = found.data?.drivers.find(isKey) ?? list.rows?.find(isKey) ?? kept
  if (driver !== kept) setKept(driver)
  return { ...list, driver, isLoaded: list.isComplete }
}

function DriverFacts({ driver, vehicleHrefOf }: VehicleLinkProps & { driver: ConsoleDriver }) {
  const t = useText(driversWords)
  const { key: driverKey, mobile, vehicleNo } = driver
  const facts = (['mobile', 'email', 'vehicleNo', 'vehicle', 'deviceId'] as const).map((id) => ({
    name: t(`consoleDrivers.${id}`),
    value:
      id === 'mobile' && mobile ? (
        <PhoneLink number={mobile} hasIcon={false} />
      ) : id === 'vehicleNo' && vehicleNo && vehicleHrefOf ? (
        <Link href={vehicleHrefOf({ driverKey })}>{vehicleNo}</Link>
      ) : (
        driver[id] || '–'
      ),
  }))
  return (
    <Card>
      <FactList facts={facts} data-part="facts" />
    </Card>
  )
}

const Box = styled.div`
  container-type: inline-size;
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 400px) minmax(0, 1fr);
  align-items: start;
  gap: var(--fleet-space-4);

  > div {
    ${stack}
  }
  h2 {
    margin: 0;
    font-size: var(--fleet-text-l);
    line-height: var(--fleet-line-height-tight);
  }
  section {
    ${stack}
  }
  [data-part='facts'] {
    gap: var(--fleet-space-2);
  }
  @container (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
