import type { Group } from '@fleetgis/domain/drivers'
import { useText } from '../../../provider/FleetContext.ts'
import { GroupForm, type GroupFormProps } from './GroupForm.tsx'

export interface GroupStepProps extends Pick<GroupFormProps, 'title' | 'groups' | 'onClose'> {
  onChosen: (event: { group: Group }) => void
}

/** Asks for the group of a popup, where the list shows all groups: rows carry none. CF-129. */
export function GroupStep({ groups, onChosen, ...popup }: GroupStepProps) {
  const t = useText()
  const only = groups.groups?.length === 1 ? groups.groups[0]?.id : undefined

  function submit({ groupId }: { groupId: string }) {
    const group = groups.groups?.find(({ id }) => id === groupId)
    if (group) onChosen({ group })
  }

  return (
    <GroupForm
      {...popup}
      groups={groups}
      initialGroupId={only ?? ''}
      submitLabel={t('topUp.next')}
      onSubmit={submit}
    />
  )
}
