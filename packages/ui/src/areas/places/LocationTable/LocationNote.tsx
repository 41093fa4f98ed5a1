import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { LOCATION_FIELDS, type LocationRow } from './LocationRow.ts'

interface LocationNoteProps {
  row: LocationRow
  onAgain: () => void
  onDismiss: () => void
}

/** The message of a row: why a change failed, or that the place was changed on the server meanwhile. */
export function LocationNote({ row, onAgain, onDismiss }: LocationNoteProps) {
  const t = useText()
  const shown = useShownText()
  const { location, draft, problem, isSaving } = row
  if (problem) {
    return (
      <Note>
        <p role="alert">{t('locationTable.notChanged', { reason: problem.reason })}</p>
        <div>
          {problem.draft ? (
            <Button onPress={onAgain} data-focus="again">
              {t('locationTable.again')}
            </Button>
          ) : null}
          <Button variant="quiet" onPress={onDismiss}>
            {t('common.close')}
          </Button>
        </div>
      </Note>
    )
  }
  const isChanged = draft && LOCATION_FIELDS.some((field) => draft.before[field] !== location[field])
  if (!isChanged || isSaving) return null
  return (
    <Note>
      <p role="status">
        {t('locationTable.meanwhile', {
          name: shown(location.name) || '–',
          address: shown(location.address) || '–',
        })}
      </p>
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  gap: var(--fleet-space-1);
  padding-top: var(--fleet-space-1);
  font-size: var(--fleet-text-s);
  font-weight: 400;

  > p {
    margin: 0;
    color: var(--fleet-color-orange);
  }
  > [role='alert'] {
    color: var(--fleet-color-red);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fleet-space-1);
  }
`
