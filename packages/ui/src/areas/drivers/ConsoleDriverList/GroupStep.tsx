import type { Group } from '@fleetgis/domain/drivers'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'

export interface GroupStepProps {
  title: string
  groups: GroupChoices
  onChosen: (event: { group: Group }) => void
  onClose: () => void
}

/** Asks for the group of a popup, where the list shows all groups: rows carry none. CF-129. */
export function GroupStep({ title, groups, onChosen, onClose }: GroupStepProps) {
  const t = useText()
  const only = groups.groups?.length === 1 ? groups.groups[0]?.id : undefined
  const [chosen, setChosen] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const groupId = chosen ?? only ?? ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(true)
    const group = groups.groups?.find(({ id }) => id === groupId)
    if (group) onChosen({ group })
  }

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <GroupSelect
          {...groups}
          label={t('consoleDrivers.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          value={groupId}
          onChange={setChosen}
          error={isTouched && groupId === '' ? t('consoleDrivers.chooseGroup') : undefined}
          isRequired
        />
        <StepButtons>
          <Button onPress={onClose}>{t('consoleDrivers.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('topUp.next')}
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
