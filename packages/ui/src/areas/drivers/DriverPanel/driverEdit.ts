import type { Driver, DriverEditValues } from '@fleetgis/domain/drivers'
import { editConflict } from '@fleetgis/domain/staff'
import type { Translate } from '../../../i18n/words.ts'
import type { EditedField } from '../../../remote/calls/EditConflict.tsx'
import type { DriversText } from '../words.ts'

/** The editable values of a driver, as sent. */
export const editValues = ({ name, memberId, vehicleNo, vehicle }: Driver): DriverEditValues => ({
  name,
  memberId: memberId ?? '',
  vehicleNo: vehicleNo ?? '',
  vehicle: vehicle ?? '',
})

interface DriverVersions {
  before: Driver
  theirs: Driver
  mine: DriverEditValues
  /** What an earlier save without an answer has sent. */
  sent: DriverEditValues | undefined
}

/** The fields of a driver that was saved elsewhere since `before`, with both versions; empty without a conflict. CF-179. */
export function driverConflict({ before, theirs, mine, sent }: DriverVersions, t: Translate<DriversText>) {
  const fieldsOf = (values: DriverEditValues): EditedField[] => [
    { id: 'name', label: t('driverPanel.name'), value: values.name },
    { id: 'memberId', label: t('driverPanel.memberId'), value: values.memberId },
    { id: 'vehicleNo', label: t('driverPanel.vehicleNo'), value: values.vehicleNo },
    { id: 'vehicle', label: t('driverPanel.brand'), value: values.vehicle },
  ]
  const read = (driver: Driver) => ({ fields: fieldsOf(editValues(driver)) })
  return editConflict(read(before), read(theirs), fieldsOf(mine), sent && fieldsOf(sent))
}
