import { formatDateTime, formatTimeAgo } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import { formatWords } from '../../i18n/formatWords.ts'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import type { FleetMapProps, VehicleActions } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { Coordinates } from './Coordinates.tsx'
import { FactList } from './FactList.tsx'
import { statusText } from './statusText.ts'
import { VehicleButtons } from './VehicleButtons.tsx'

export interface VehicleDetailsProps {
  vehicle: FleetVehicle
  groupNames?: FleetMapProps['groupNames']
  /** Without it no actions are shown. */
  actions?: VehicleActions | undefined
}

/** The details of a vehicle on the console map: user, group, type, time and place (CF-116). */
export function VehicleDetails({ vehicle, groupNames, actions }: VehicleDetailsProps) {
  const { clock } = useFleet()
  const t = useText(mapWords)
  const { id, groupId, type, at, status, position } = vehicle
  const words = formatWords(t)
  const age = formatTimeAgo(at, { now: clock.now(), status }, words)
  const state = statusText(status)
  const facts = [
    { name: t('map.status'), value: state && t(state) },
    { name: t('map.group'), value: groupNames?.get(groupId ?? '') ?? groupId, isForeign: true },
    { name: t('map.type'), value: type, isForeign: true },
    { name: t('map.time'), value: formatDateTime(at, words), note: age },
    { name: t('map.coordinates'), value: <Coordinates at={position} /> },
  ]
  return (
    <div data-part="vehicle">
      <FactList title={id} caption={t('map.userId')} facts={facts} />
      {actions ? <VehicleButtons actions={actions} /> : null}
    </div>
  )
}
