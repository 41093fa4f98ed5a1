import { type ReactNode, type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { showFirstError } from '../../../primitives/fields/showFirstError.ts'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import { driversWords } from '../words.ts'

export interface DriverGroupFormProps {
  title: string
  groups: GroupChoices
  /** The group chosen at first; empty for none. */
  initialGroupId: string
  submitLabel: string
  isPending?: boolean
  onSubmit: (event: { groupId: string }) => void
  onClose: () => void
  /** Above the choice. */
  children?: ReactNode
}

/** A popup in which a group is chosen. */
export function DriverGroupForm(props: DriverGroupFormProps) {
  const { isPending = false, onClose } = props
  const t = useText(driversWords)
  const [chosen, setChosen] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const groupId = chosen ?? props.initialGroupId

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(true)
    if (isPending) return
    if (groupId === '') showFirstError(event.currentTarget)
    else props.onSubmit({ groupId })
  }

  return (
    <Dialog isOpen isSending={isPending} title={props.title} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        {props.children}
        <GroupSelect
          {...props.groups}
          label={t('consoleDrivers.group')}
          placeholder={t('consoleDrivers.chooseGroup')}
          value={groupId}
          onChange={setChosen}
          errorMessage={isTouched && groupId === '' ? t('consoleDrivers.chooseGroup') : undefined}
          isRequired
        />
        <StepButtons>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('consoleDrivers.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {props.submitLabel}
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
