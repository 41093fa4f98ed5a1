import type { ConsoleDriver, DriverKey } from '@fleetgis/domain/drivers'
import { styled } from 'styled-components'
import { PhoneLink } from '../../../primitives/actions/PhoneLink.tsx'
import type { FilterProps } from '../../../primitives/fields/useFilterState.ts'
import { FactCard } from '../../../primitives/layout/FactCard.tsx'
import { type PageLink, PageLinks } from '../../../primitives/layout/PageLinks.tsx'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { stack } from '../../../theme/looks.ts'
import { useDriver } from '../useDriver.ts'
import { userIdsOf } from '../userIdsOf.ts'
import { useUserId } from '../useUserId.ts'
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
  /** The pages that show more of the driver, whose rows have `userId`. Without it there are none. */
  linksOf?: ((event: { userId: string }) => readonly PageLink[]) | undefined
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
  const { tripHrefOf, vehicleHrefOf, mapHrefOf, linksOf, onNameChange, ...root } = others
  const t = useText(driversWords)
  const { driver, ...remote } = useDriver(driverKey, search)
  useNameChange(driver?.name, onNameChange)
  // Positions and trips name a driver by one of them.
  const hasUserId = driver !== undefined && userIdsOf(driver).length > 0
  const userId = useUserId(driver)
  return (
    <Box {...root} data-component="DriverProfile">
      <FoundOne {...remote} missing={t('driverProfile.missing')}>
        {driver && (
          <Sides>
            <div>
              <DriverFacts driver={driver} vehicleHrefOf={vehicleHrefOf} />
              {userId !== undefined && linksOf ? (
                <PageLinks label={t('driverProfile.more')} links={linksOf({ userId })} />
              ) : null}
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

function DriverFacts({ driver, vehicleHrefOf }: VehicleLinkProps & { driver: ConsoleDriver }) {
  const t = useText(driversWords)
  const { key: driverKey, name, mobile, vehicleNo } = driver
  const facts = (['mobile', 'email', 'vehicleNo', 'vehicle', 'deviceId'] as const).map((id) => ({
    name: t(`consoleDrivers.${id}`),
    value:
      id === 'mobile' && mobile ? (
        <PhoneLink number={mobile} hasIcon={false} />
      ) : id === 'vehicleNo' ? (
        <NamedId name={vehicleNo} href={vehicleHrefOf?.({ driverKey, name })} />
      ) : (
        driver[id] || '–'
      ),
  }))
  return <FactCard facts={facts} />
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
  @container (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
