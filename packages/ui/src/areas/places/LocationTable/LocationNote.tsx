import { changedLocation } from '@fleetgis/domain/places'
import { differences } from '@fleetgis/domain/staff'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { EditConflict } from '../../../remote/calls/EditConflict.tsx'
import { placesWords } from '../words.ts'
import { LOCATION_FIELDS, type LocationRow, locationFields } from './LocationRow.ts'
import type { LocationEdits } from './useLocationRows.ts'

interface LocationNoteProps {
  row: LocationRow
  edits: LocationEdits
  hasCoordinates: boolean
}

/**
 * The message of a row: why a change failed, that the place was changed on the server meanwhile, or with both versions
 * that it was saved elsewhere (CF-179).
 */
export function LocationNote({ row, edits, hasCoordinates }: LocationNoteProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  const { location, draft, problem, isSaving } = row
  const nameId = useId()
  const name = shown(location.name) || '–'
  const hiddenName = <VisuallyHidden id={nameId}>{name}</VisuallyHidden>
  if (problem) {
    return (
      <Note>
        <p role="alert">
          <Lines text={problem.reason} />
        </p>
        <div>
          {problem.draft ? (
            <Button onPress={() => edits.startAgain(row)} data-focus="again" aria-describedby={nameId}>
              {t('locationTable.again')}
            </Button>
          ) : null}
          <Button variant="quiet" onPress={() => edits.dismiss(row)} aria-describedby={nameId}>
            {t('common.close')}
          </Button>
          {hiddenName}
        </div>
      </Note>
    )
  }
  // Unchecked where the place is no longer in the list.
  const onKeepMine = () => edits.save(row, draft?.theirs)
  if (draft?.theirs) {
    const { form, before, theirs } = draft
    const options = { t, hasCoordinates }
    const typed = changedLocation(form, before) ?? before
    const fields = differences(locationFields(typed, options), locationFields(theirs, options))
    const conflict = { fields, theirs, onKeepMine, onTakeTheirs: () => edits.takeTheirs(row) }
    return <EditConflict conflict={conflict} isSaving={isSaving} />
  }
  if (draft?.theirs === null)
    return (
      <Note>
        <p role="alert">{t('edit.notChecked')}</p>
        <div>
          <Button onPress={onKeepMine} isPending={isSaving} aria-describedby={nameId}>
            {t('common.yes')}
          </Button>
          <Button
            variant="quiet"
            onPress={() => edits.stayEditing(row)}
            isDisabled={isSaving}
            aria-describedby={nameId}
          >
            {t('common.no')}
          </Button>
          {hiddenName}
        </div>
      </Note>
    )
  const isChanged = draft && LOCATION_FIELDS.some((field) => draft.before[field] !== location[field])
  if (!isChanged || isSaving) return null
  return (
    <Note>
      <p role="status">
        {t('locationTable.meanwhile', {
          name,
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
    white-space: pre-line;
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
