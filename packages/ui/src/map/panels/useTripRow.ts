import { formatDateTime } from '@fleetgis/domain/format'
import type { TripRoute } from '@fleetgis/domain/map'
import { useCallback } from 'react'
import { formatWords } from '../../i18n/formatWords.ts'
import { useShownText } from '../../i18n/useShownText.ts'
import type { EntityRowProps } from '../../primitives/lists/EntityRow.tsx'
import { useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'

/**
 * The texts of a trip's row: its driver, or else the driver's id; its start and places, or else the id of the trip. Each
 * text is in Unicode (CF-166).
 */
export function useTripRow(
  driverOf: FleetMapProps['driverOf'],
): (trip: TripRoute) => Pick<EntityRowProps, 'name' | 'second'> {
  const t = useText(mapWords)
  const shown = useShownText()
  return useCallback(
    ({ id, userId, driverName, startedAt, from, to }) => {
      const code = t('map.trip', { id })
      const name = shown(driverName || driverOf?.(userId)?.name || '') || userId || code
      const places = [from, to].flatMap((place) => (place ? shown(place) : [])).join(' → ')
      const about = [formatDateTime(startedAt, formatWords(t)), places].filter(Boolean).join(' · ')
      return { name, second: about || (name === code ? undefined : code) }
    },
    [t, driverOf, shown],
  )
}
