import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { Select, type SelectProps } from '../../primitives/fields/Select.tsx'
import { FailedCallBanner } from '../failures/FailedCallBanner.tsx'
import type { GroupChoices } from './useGroups.ts'

/** The ids are those of groups. */
export interface GroupSelectProps extends GroupChoices, Omit<SelectProps<string>, 'items'> {
  /** Offers all groups, as an empty id, under this name. */
  all?: string | undefined
}

/** Chooses one group; below it the reason and a retry if the groups could not be loaded. */
export function GroupSelect({ groups = [], failed, all, ...select }: GroupSelectProps) {
  const shown = useShownText()
  const items = groups.map(({ id, name }) => ({ id, label: shown(name) }))
  // A group that is not among them, as before they are known, is shown by its id.
  const isKnown = select.value === '' || groups.some(({ id }) => id === select.value)
  const kept = isKnown ? [] : [{ id: select.value, label: select.value }]
  return (
    <Box>
      <Select {...select} items={[...(all ? [{ id: '', label: all }] : []), ...kept, ...items]} />
      <FailedCallBanner tone="danger" failed={failed} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
`
