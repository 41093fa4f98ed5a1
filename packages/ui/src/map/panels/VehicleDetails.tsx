import { formatDateTime } from '@fleetgis/domain/format'
import type { FleetVehicle } from '@fleetgis/domain/map'
import { formatWords } from '../../i18n/formatWords.ts'
import { PhoneLink } from '../../primitives/actions/PhoneLink.tsx'
import { NamedId } from '../../primitives/lists/NamedId.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { NamedGroup } from '../../remote/lists/NamedGroup.tsx'
import type { FleetMapProps, KnownDriver, VehicleActions } from '../FleetMapProps.ts'
import { mapWords } from '../words.ts'
import { Coordinates } from './Coordinates.tsx'
import { MapFacts } from './MapFacts.tsx'
import { MoreFacts } from './MoreFacts.tsx'
import { statusText } from './statusText.ts'
import { VehicleAge } from './VehicleAge.tsx'
import { VehicleButtons } from './VehicleButtons.tsx'

export interface VehicleDetailsProps {
  vehicle: FleetVehicle
  /** Undefined where the driver is not known. */
  driver?: KnownDriver | undefined
  groupNames?: FleetMapProps['groupNames']
  groupHrefOf?: FleetMapProps['groupHrefOf']
  /** Without it no actions are shown. */
  actions?: VehicleActions | undefined
}

/** The details of a vehicle on the console map: driver, user, group, type, time and place (CF-116, CF-186). */
export function VehicleDetails({ vehicle, driver, groupNames, groupHrefOf, actions }: VehicleDetailsProps) {
  const t = useText(mapWords)
  const { id, groupId, type, at, status, position } = vehicle
  const words = formatWords(t)
  const state = statusText(status)
  const facts = [
    {
      name: t('map.vehicle'),
      value: driver?.vehicleNo && <NamedId name={driver.vehicleNo} href={driver.vehicleHref} />,
    },
    { name: t('map.status'), value: state && t(state) },
    {
      name: t('adminMap.phone'),
      value: driver?.mobile && <PhoneLink number={driver.mobile} hasIcon={false} />,
    },
    {
      name: t('map.group'),
      value: groupId && (
        <NamedGroup groupId={groupId} name={groupNames?.get(groupId)} groupHrefOf={groupHrefOf} />
      ),
    },
    { name: t('map.type'), value: type, isForeign: true },
    { name: t('map.time'), value: formatDateTime(at, words), note: <VehicleAge vehicle={vehicle} /> },
  ]
  const more = [
    // A driver signs in with the phone number, which is among the facts, or with another id.
    { name: t('map.userId'), value: driver && driver.mobile !== id ? id : undefined },
    { name: t('map.coordinates'), value: <Coordinates at={position} /> },
  ]
  return (
    <div data-part="vehicle">
      {driver ? (
        <MapFacts title={<NamedId name={driver.name} href={driver.href} />} facts={facts} />
      ) : (
        <MapFacts title={id} caption={t('map.userId')} facts={facts} />
      )}
      <MoreFacts facts={more} />
      {actions ? <VehicleButtons actions={actions} /> : null}
    </div>
  )
}
