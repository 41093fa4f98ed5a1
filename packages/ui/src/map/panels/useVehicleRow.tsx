import { formatTimeAgo } from '@fleetgis/domain/format'
import { driverMarker, type FleetVehicle, type MarkerColour } from '@fleetgis/domain/map'
import { useCallback } from 'react'
import { useShownText } from '../../i18n/useShownText.ts'
import type { EntityRowProps, EntityState } from '../../primitives/lists/EntityRow.tsx'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { statusText } from './statusText.ts'
import { useVehicleName } from './useVehicleName.ts'
import { VehicleAge } from './VehicleAge.tsx'

/** Free vehicles are discs, busy ones squares, and the others rings. */
const SHAPES: Readonly<Record<MarkerColour, EntityState['shape']>> = {
  green: 'disc',
  orange: 'disc',
  red: 'square',
  gray: 'ring',
  neutral: 'ring',
}

/**
 * The texts of a vehicle's row: its driver or else its id, its plate and group, its state and the age of its position. A
 * vehicle with a name of the app's own has that name.
 */
export function useVehicleRow(
  nameOf: (vehicle: FleetVehicle) => string,
  groupNames: FleetMapProps['groupNames'],
  driverOf: FleetMapProps['driverOf'],
): (vehicle: FleetVehicle) => Pick<EntityRowProps, 'name' | 'spokenName' | 'second' | 'state' | 'age'> {
  const { clock } = useFleet()
  const t = useText(mapWords)
  const shown = useShownText()
  const builtInName = useVehicleName(driverOf)
  return useCallback(
    (vehicle) => {
      const { id, groupId, status, at } = vehicle
      const name = nameOf(vehicle)
      const driver = driverOf?.(id)
      const colour = driverMarker(status)?.colour
      const text = statusText(status)
      return {
        ...(name !== builtInName(vehicle)
          ? { name }
          : driver
            ? { name: driver.name }
            : { name: id, spokenName: t('map.driver', { id }) }),
        second: [driver?.vehicleNo, shown(groupNames?.get(groupId ?? '') ?? groupId ?? '')]
          .filter(Boolean)
          .join(' · '),
        state: colour && text && { colour, shape: SHAPES[colour], text: t(text) },
        age: formatTimeAgo(at, { now: clock.now(), status }) && <VehicleAge vehicle={vehicle} />,
      }
    },
    [t, clock, nameOf, groupNames, driverOf, builtInName, shown],
  )
}
