import { formatTimeAgo } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import { formatWords } from '../../i18n/formatWords.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useEachSecond } from '../../provider/useEachSecond.ts'
import { mapWords } from '../words.ts'

/** How long ago a vehicle was last heard; empty without a stamp. CONST-01. */
export function VehicleAge({ vehicle: { at, status } }: { vehicle: FleetVehicle }) {
  const t = useText(mapWords)
  return useEachSecond((now) => formatTimeAgo(at, { now, status }, formatWords(t)))
}
