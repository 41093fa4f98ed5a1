import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { Spinner } from '../../primitives/feedback/Spinner.tsx'
import { MultiSelect } from '../../primitives/fields/MultiSelect.tsx'
import { useText } from '../../provider/FleetContext.ts'
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
    <Problem role="alert">
      <p>{t('groups.failed')}</p>
      <Button onPress={failed.retry} isPending={failed.isRetrying}>
        {t('common.retry')}
      </Button>
    </Problem>
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

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-2);

  > p {
    margin: 0;
  }
`
