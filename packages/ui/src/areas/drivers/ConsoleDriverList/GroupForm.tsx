import { type ReactNode, type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/useGroups.ts'

export interface GroupFormProps {
  /** The id of the group chosen at first; empty for none. */
  initialGroupId?: string | undefined
  groups: GroupChoices
  submitLabel: string
  isPending?: boolean | undefined
  onSubmit: (event: { groupId: string }) => void
  onCancel: () => void
  /** Above the select. */
  children?: ReactNode
}

/** A required group, with Cancel and the next step. CF-129. */
export function GroupForm({ initialGroupId = '', groups, isPending = false, ...props }: GroupFormProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const groupId = chosen ?? initialGroupId

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(true)
    if (groupId !== '' && !isPending) props.onSubmit({ groupId })
  }

  return (
    <Form noValidate onSubmit={submit}>
      {props.children}
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
        <Button onPress={props.onCancel} isDisabled={isPending}>
          {t('consoleDrivers.cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {props.submitLabel}
        </Button>
      </StepButtons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--fleet-space-4);
`
