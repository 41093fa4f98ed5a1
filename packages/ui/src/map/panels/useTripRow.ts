import { formatDateTime } from '@fleetgis/domain/format'
import type { TripRoute } from '@fleetgis/domain/map'
import { useCallback } from 'react'
import { formatWords } from '../../i18n/formatWords.ts'
import type { EntityRowProps } from '../../primitives/lists/EntityRow.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'

/** The texts of a trip's row: its driver, or else the driver's id; its start and places, or else the id of the trip. */
export function useTripRow(
  driverOf: FleetMapProps['driverOf'],
): (trip: TripRoute) => Pick<EntityRowProps, 'name' | 'second'> {
  const t = useText(mapWords)
  return useCallback(
    ({ id, userId, driverName, startedAt, from, to }) => {
      const code = t('map.trip', { id })
      const name = driverName || driverOf?.(userId)?.name || userId || code
      const places = [from, to].filter(Boolean).join(' → ')
      const about = [formatDateTime(startedAt, formatWords(t)), places].filter(Boolean).join(' · ')
      return { name, second: about || (name === code ? undefined : code) }
    },
    [t, driverOf],
  )
}
