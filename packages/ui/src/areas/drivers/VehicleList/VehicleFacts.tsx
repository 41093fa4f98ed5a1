import { allConsoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver, DriverKey, DriverPage } from '@fleetgis/domain/drivers'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../../primitives/layout/Card.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'
import { DriverName } from '../DriverName.tsx'
import type { DriverLinkProps } from '../NamedDriver.tsx'
import { driversWords } from '../words.ts'

export interface VehicleFactsProps extends DriverLinkProps, NameChangeProps, RootProps<HTMLDivElement> {
  /** Key of the vehicle's driver. */
  driverKey: DriverKey
}

const rowsOf = ({ drivers }: DriverPage<ConsoleDriver>) => drivers

/**
 * The facts of one vehicle, to read. No call returns one: the list of drivers loads until the vehicle is found. Call:
 * EP-A16. Source: CF-127, CF-163, CF-186.
 */
export const VehicleFacts = inBoundary('VehicleFacts', ConnectedFacts, ['driverKey'], { driverKey: 'text' })

function ConnectedFacts({ driverKey, onNameChange, driverHrefOf, ...root }: VehicleFactsProps) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const [isFound, setFound] = useState(false)
  const list = useAllPages(allConsoleDriversQuery(client), {
    rowsOf,
    isWanted: !isFound,
    maxRows: Number.POSITIVE_INFINITY,
  })
  const driver = list.rows?.find(({ key }) => key === driverKey)
  if (driver && !isFound) setFound(true)
  useNameChange(driver?.vehicleNo, onNameChange)
  const facts = driver && [
    { name: t('consoleDrivers.vehicleNo'), value: driver.vehicleNo || '–' },
    { name: t('vehicles.make'), value: driver.vehicle || '–' },
    { name: t('vehicles.driver'), value: <DriverName driver={driver} driverHrefOf={driverHrefOf} /> },
    { name: t('consoleDrivers.mobile'), value: driver.mobile || '–' },
    { name: t('consoleDrivers.email'), value: driver.email || '–' },
    { name: t('consoleDrivers.deviceId'), value: driver.deviceId || '–' },
  ]
  return (
    <Box {...root} data-component="VehicleFacts">
      <FoundOne {...list} isLoaded={list.isComplete} missing={t('vehicles.missing')}>
        {facts && (
          <Card>
            <FactList facts={facts} data-part="facts" />
          </Card>
        )}
      </FoundOne>
    </Box>
  )
}

const Box = styled.div`
  max-width: 640px;

  [data-part='facts'] {
    gap: var(--fleet-space-2);
  }
`
