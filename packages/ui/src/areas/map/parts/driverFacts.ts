import { joinVehicle } from '@fleetgis/domain/drivers'
import type { MapDriver } from '@fleetgis/domain/map'
import type { Translate } from '../../../i18n/words.ts'
import type { MapFact } from '../../../map/panels/MapFacts.tsx'
import type { MapText } from '../../../map/words.ts'

type Described = Pick<MapDriver, 'vehicle' | 'model' | 'colour' | 'fuelType' | 'groupName'> & {
  readonly memberId?: string | undefined
  readonly activeHours?: string | undefined
}

/** What is known of a driver's vehicle and work; facts that were not sent are left out. */
export function driverFacts(driver: Described, t: Translate<MapText>): readonly MapFact[] {
  const { vehicle = '', model = '', colour, fuelType, activeHours, memberId, groupName } = driver
  return [
    {
      name: t('adminMap.model'),
      value: vehicle.includes(model) ? vehicle : joinVehicle(vehicle, model),
      isForeign: true,
    },
    { name: t('adminMap.colour'), value: colour, isForeign: true },
    { name: t('adminMap.fuel'), value: fuelType, isForeign: true },
    { name: t('adminMap.activeHours'), value: activeHours },
    { name: t('tripDetail.memberId'), value: memberId },
    { name: t('map.group'), value: groupName, isForeign: true },
  ]
}
