import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { Spinner } from '../../primitives/feedback/Spinner.tsx'
import { MultiSelect } from '../../primitives/fields/MultiSelect.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { FailedCallBanner } from '../failures/FailedCallBanner.tsx'
import type { GroupsOnOpen } from './useGroups.ts'

export interface GroupMultiSelectProps extends GroupsOnOpen {
  /** The ids of the chosen groups; none means all. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/**
 * Chooses groups, with a search however few there are (CF-173). While they load it shows a spinner, after a failure the
 * reason and a retry. MAP-09, MAP-10, CF-26.
 */
export function GroupMultiSelect({ groups, failed, ...select }: GroupMultiSelectProps) {
  const t = useText()
  const shown = useShownText()
  const status = failed ? (
    <Failed>
      <FailedCallBanner tone="danger" failed={failed} />
    </Failed>
  ) : groups ? undefined : (
    <Spinner />
  )
  return (
    <MultiSelect
      {...select}
      label={t('groups.label')}
      placeholder={t('groups.all')}
      items={(groups ?? []).map(({ id, name }) => ({ id, label: shown(name) }))}
      status={status}
      hasSearch
    />
  )
}

/** As wide as the select, not as its text. */
const Failed = styled.div`
  width: 0;
  min-width: 100%;
`
