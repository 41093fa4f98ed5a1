import { DRIVER_TOASTS, type Driver, type DriverEditValues } from '@fleetgis/domain/drivers'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useSave } from '../../../remote/calls/useSave.ts'
import { driversWords } from '../words.ts'
import { type DriverSource, readDriverAgain } from './readDriverAgain.ts'

/** What Edit changes; a registration has no vehicle before it is sent. */
type EditedValues = Pick<Driver, keyof DriverEditValues>

interface DriverSaveOptions<Input> extends DriverSource {
  /** Undefined for a registration. */
  driver: Driver | undefined
  send: (input: Input, before: Driver | undefined) => Promise<unknown>
  done: 'edited' | 'updated' | 'registered'
  onDone: () => void
}

/** Saves a driver of a group as `useSave` does, and toasts the outcome (CF-133, ERR-18). */
export function useDriverSave<Input extends EditedValues>({
  driver,
  send,
  done,
  onDone,
  ...source
}: DriverSaveOptions<Input>) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const toast = useToast()
  return useSave({
    place: `driver/${source.groupId}/${driver?.key ?? 'new'}`,
    actingUser: source.userId,
    record: driver,
    send,
    readAgain: (queries, before) => readDriverAgain(client, queries, source, before),
    fieldsOf: (values: EditedValues) => [
      { id: 'name', label: t('driverPanel.name'), value: values.name },
      { id: 'memberId', label: t('driverPanel.memberId'), value: values.memberId ?? '' },
      { id: 'vehicleNo', label: t('driverPanel.vehicleNo'), value: values.vehicleNo ?? '' },
      { id: 'vehicle', label: t('driverPanel.brand'), value: values.vehicle ?? '' },
    ],
    gone: t('driverPanel.gone'),
    done: DRIVER_TOASTS[done],
    onFailed: (reason) => toast(reason, 'danger'),
    onDone,
  })
}
