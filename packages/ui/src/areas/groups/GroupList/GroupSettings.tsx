import { groupSettingsQuery } from '@fleetgis/api/drivers'
import { groupsQuery } from '@fleetgis/api/map'
import type { Group } from '@fleetgis/domain/drivers'
import { needsPin, showsRegistration } from '@fleetgis/domain/permission'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { FactCard } from '../../../primitives/layout/FactCard.tsx'
import { type PageLink, PageLinks } from '../../../primitives/layout/PageLinks.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { groupsWords } from '../words.ts'
import { BookingTypeForm } from './BookingTypeForm.tsx'

export interface GroupSettingsProps extends NameChangeProps, RootProps<HTMLDivElement> {
  /** The shown group. */
  groupId: string
  /** The pages that show more of the group, such as its drivers. */
  links?: readonly PageLink[] | undefined
}

/**
 * One group: the pages that show more of it, its facts and settings to read, and its booking type. Calls: EP-A14, EP-K07,
 * EP-K05, EP-K06, EP-A10. Source: CF-84, CF-159, CF-163, decision 65.
 */
export const GroupSettings = inBoundary('GroupSettings', ConnectedSettings, ['groupId'], { groupId: 'text' })

function ConnectedSettings({ groupId, links = [], onNameChange, ...root }: GroupSettingsProps) {
  const { client } = useFleet()
  const t = useText(groupsWords)
  const groups = useRemote(useQuery(groupsQuery(client)))
  const group = groups.data?.find(({ id }) => id === groupId)
  useNameChange(group?.name, onNameChange)
  return (
    <div {...root} data-component="GroupSettings">
      <FoundOne {...groups} isLoaded={groups.data !== undefined} missing={t('groupList.missing')}>
        {group && (
          <>
            <PageLinks label={t('groupList.more')} links={links} />
            <Sides>
              <GroupFacts group={group} />
              <BookingTypeForm groupId={group.id} />
            </Sides>
          </>
        )}
      </FoundOne>
    </div>
  )
}

function GroupFacts({ group }: { group: Group }) {
  const { client } = useFleet()
  const t = useText(groupsWords)
  const { data: settings, ...remote } = useRemote(useQuery(groupSettingsQuery(client, { groupId: group.id })))
  const yes = (is: boolean) => t(is ? 'groupList.yes' : 'groupList.no')
  const facts = settings && [
    { name: t('groupList.name'), value: group.name || '–' },
    { name: t('groupList.id'), value: group.id },
    { name: t('groupList.pin'), value: yes(needsPin(settings.isPincode)) },
    { name: t('groupList.registers'), value: yes(showsRegistration(settings.isDefault)) },
  ]
  return (
    <FoundOne {...remote} isLoaded={settings !== undefined} missing={t('groupList.missing')}>
      {facts && <FactCard facts={facts} />}
    </FoundOne>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(22 * var(--fleet-rem))), 1fr));
  gap: var(--fleet-space-3);
  max-width: 1100px;
`
