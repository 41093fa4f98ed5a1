import { enrolDriverMutation } from '@fleetgis/api/drivers'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { explainNotAdded } from '../../../remote/failures/explainNotAdded.ts'
import { driversWords } from '../words.ts'
import { DriverGroupForm, type DriverGroupFormProps } from './DriverGroupForm.tsx'
import { useWalletGroups } from './useWalletGroups.ts'

export interface EnrolDriverProps
  extends Pick<DriverGroupFormProps, 'initialGroupId' | 'groups' | 'onClose'> {
  driver: ConsoleDriver
}

/** The popup Add Driver to Group (EP-A19): the driver's facts and a group. Source: DRV-09, DRV-10, CF-174. */
export function EnrolDriver({ driver, onClose, ...choice }: EnrolDriverProps) {
  const { client } = useFleet()
  const t = useText(driversWords)
  const toast = useToast()
  const shown = useShownText()
  const wallets = useWalletGroups()
  const { mutateAsync, isPending, error } = useMutation(enrolDriverMutation(client))

  async function enrol(groupId: string) {
    try {
      await mutateAsync({ driverId: driver.key, groupId })
    } catch {
      // The banner says it.
      return
    }
    wallets.remember(driver.key, groupId)
    toast(t('ADD_SUCCESS'), 'success')
    onClose()
  }

  return (
    <DriverGroupForm
      {...choice}
      title={t('consoleDrivers.enrol')}
      submitLabel={t('staff.save')}
      isPending={isPending}
      onSubmit={({ groupId }) => void enrol(groupId)}
      onClose={onClose}
    >
      {error ? <Banner tone="danger">{explainNotAdded(error, t, t('auth.generic'))}</Banner> : null}
      <FactList
        facts={[
          { name: t('consoleDrivers.mobile'), value: driver.mobile || '–' },
          { name: t('consoleDrivers.userName'), value: shown(driver.name) || '–' },
          { name: t('consoleDrivers.vehicleNo'), value: driver.vehicleNo || '–' },
        ]}
      />
    </DriverGroupForm>
  )
}
