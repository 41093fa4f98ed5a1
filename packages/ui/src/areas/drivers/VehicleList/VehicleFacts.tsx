import type { DriverKey } from '@fleetgis/domain/drivers'
import { styled } from 'styled-components'
import { PhoneLink } from '../../../primitives/actions/PhoneLink.tsx'
import { FactCard } from '../../../primitives/layout/FactCard.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { type DriverLinkProps, NamedDriver } from '../NamedDriver.tsx'
import { useDriver } from '../useDriver.ts'
import { driversWords } from '../words.ts'

export interface VehicleFactsProps extends DriverLinkProps, NameChangeProps, RootProps<HTMLDivElement> {
  /** Key of the vehicle's driver. */
  driverKey: DriverKey
  /** A search that finds the driver, such as the name; without one all drivers load until the key is found. */
  search?: string | undefined
}

/**
 * The facts of one vehicle, to read. No call returns one: the search of the driver list finds its row. Call: EP-A16. Source:
 * CF-127, CF-163, CF-186.
 */
export const VehicleFacts = inBoundary('VehicleFacts', ConnectedFacts, ['driverKey'], { driverKey: 'text' })

function ConnectedFacts({ driverKey, search = '', onNameChange, driverHrefOf, ...root }: VehicleFactsProps) {
  const t = useText(driversWords)
  const { driver, ...remote } = useDriver(driverKey, search)
  useNameChange(driver?.vehicleNo, onNameChange)
  const facts = driver && [
    { name: t('consoleDrivers.vehicleNo'), value: driver.vehicleNo || '–' },
    { name: t('vehicles.make'), value: driver.vehicle || '–' },
    { name: t('vehicles.driver'), value: <NamedDriver driver={driver} driverHrefOf={driverHrefOf} /> },
    {
      name: t('consoleDrivers.mobile'),
      value: driver.mobile ? <PhoneLink number={driver.mobile} hasIcon={false} /> : '–',
    },
    { name: t('consoleDrivers.email'), value: driver.email || '–' },
    { name: t('consoleDrivers.deviceId'), value: driver.deviceId || '–' },
  ]
  return (
    <Box {...root} data-component="VehicleFacts">
      <FoundOne {...remote} missing={t('vehicles.missing')}>
        {facts && <FactCard facts={facts} />}
      </FoundOne>
    </Box>
  )
}

const Box = styled.div`
  max-width: 640px;
`
