import { formatTimeAgo } from '@fleetgis/domain/format'
import { driverMarker, type FleetVehicle, type MarkerColour } from '@fleetgis/domain/map'
import { useCallback } from 'react'
import { formatWords } from '../../i18n/formatWords.ts'
import type { TextKey } from '../../i18n/words.ts'
import { useFleet } from '../../provider/FleetContext.ts'

/** The meaning of a marker's colour, as text. */
const STATUS_TEXT: Readonly<Record<MarkerColour, TextKey | undefined>> = {
  green: 'map.online',
  red: 'map.ongoing',
  gray: 'map.offline',
  orange: 'map.selected',
  neutral: undefined,
}

/** Names a vehicle by its id, its status and the age of its position. */
export function useVehicleName(): (vehicle: FleetVehicle) => string {
  const { t, clock } = useFleet()
  return useCallback(
    ({ id, status, at }) => {
      const colour = driverMarker(status)?.colour
      const statusText = colour && STATUS_TEXT[colour]
      const age = formatTimeAgo(at, { now: clock.now(), status }, formatWords(t))
      return [t('map.driver', { id }), statusText && t(statusText), age].filter(Boolean).join(', ')
    },
    [t, clock],
  )
}
