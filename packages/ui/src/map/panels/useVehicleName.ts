import { formatTimeAgo } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import { useCallback } from 'react'
import { formatWords } from '../../i18n/formatWords.ts'
import { useShownText } from '../../i18n/useShownText.ts'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { statusText } from './statusText.ts'

/**
 * Names a vehicle by its driver and plate, or by its id, and by its status and the age of its position. Only what servers
 * write is converted: as one text with our Unicode words it would change them (CF-166).
 */
export function useVehicleName(driverOf: FleetMapProps['driverOf']): (vehicle: FleetVehicle) => string {
  const { clock } = useFleet()
  const t = useText(mapWords)
  const shown = useShownText()
  return useCallback(
    ({ id, status, at }) => {
      const state = statusText(status)
      const age = formatTimeAgo(at, { now: clock.now(), status }, formatWords(t))
      const { name, vehicleNo } = driverOf?.(id) ?? {}
      const driver = name === undefined ? t('map.driver', { id }) : shown(name)
      return [driver, vehicleNo, state && t(state), age].filter(Boolean).join(`${t('map.comma')} `)
    },
    [t, clock, driverOf, shown],
  )
}
