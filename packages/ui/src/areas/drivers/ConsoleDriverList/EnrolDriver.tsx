import { enrolDriverMutation } from '@fleetgis/api/drivers'
import { TOAST_MS } from '@fleetgis/domain/auth'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'

export interface EnrolDriverProps {
  driver: ConsoleDriver
  /** The group chosen at first; empty for none. */
  initialGroupId: string
  groups: GroupChoices
  onClose: () => void
}

/** The popup Add Driver to Group (EP-A19): the driver's facts and a group. Source: DRV-09, DRV-10. */
export function EnrolDriver({ driver, initialGroupId, groups, onClose }: EnrolDriverProps) {
  const { client, t } = useFleet()
  const notify = useNotify()
  const shown = useShownText()
  const [groupId, setGroupId] = useState(initialGroupId)
  const [isTouched, setTouched] = useState(false)
  const { mutate, isPending, error } = useMutation(enrolDriverMutation(client))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(true)
    if (groupId === '' || isPending) return
    mutate(
      { driverId: driver.key, groupId },
      {
        onSuccess() {
          notify(t('ADD_SUCCESS'), { tone: 'success', duration: TOAST_MS.named })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog isOpen title={t('consoleDrivers.enrol')} onClose={onClose}>
      <Form noValidate onSubmit={submit} data-component="EnrolDriver">
        {error ? <Banner tone="danger">{explainFailure(error, t, 'auth.generic')}</Banner> : null}
        <FactList
          facts={[
            { name: t('consoleDrivers.mobile'), value: driver.mobile || '–' },
            { name: t('consoleDrivers.userName'), value: shown(driver.name) || '–' },
            { name: t('consoleDrivers.vehicleNo'), value: driver.vehicleNo || '–' },
          ]}
        />
        <GroupSelect
          {...groups}
          label={t('consoleDrivers.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          value={groupId}
          onChange={setGroupId}
          error={isTouched && groupId === '' ? t('consoleDrivers.chooseGroup') : undefined}
          isRequired
        />
        <StepButtons>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('consoleDrivers.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('consoleDrivers.save')}
          </Button>
        </StepButtons>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--fleet-space-4);
`
