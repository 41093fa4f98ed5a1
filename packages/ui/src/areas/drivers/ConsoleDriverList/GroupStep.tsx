import type { Group } from '@fleetgis/domain/drivers'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import type { GroupChoices } from '../../../remote/useGroups.ts'
import { GroupForm } from './GroupForm.tsx'

export interface GroupStepProps {
  title: string
  groups: GroupChoices
  onChosen: (event: { group: Group }) => void
  onClose: () => void
}

/** Asks for the group of a popup, where the list shows all groups: rows carry none. CF-129. */
export function GroupStep({ title, groups, onChosen, onClose }: GroupStepProps) {
  const t = useText()
  const all = groups.groups ?? []
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <GroupForm
        initialGroupId={all.length === 1 ? all[0]?.id : undefined}
        groups={groups}
        submitLabel={t('topUp.next')}
        onSubmit={({ groupId }) => {
          const group = all.find(({ id }) => id === groupId)
          if (group) onChosen({ group })
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
