import type { LocationForm } from '@fleetgis/domain/places'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { type PlacesText, placesWords } from '../words.ts'
import { isCoordinate, type LocationDraft, type LocationRow } from './LocationRow.ts'
import type { LocationEdits } from './useLocationRows.ts'

interface LocationFieldProps {
  id: keyof LocationForm
  row: LocationRow
  /** The draft of the row. */
  draft: LocationDraft
  edits: LocationEdits
}

const ERRORS = {
  name: 'locationTable.nameMissing',
  latitude: 'locationTable.latitudeWrong',
  longitude: 'locationTable.longitudeWrong',
} as const satisfies Partial<Record<keyof LocationForm, PlacesText>>

/** One cell of a row in edit mode: Enter saves the row, Escape cancels editing. LOC-12. */
export function LocationField({ id, row, draft, edits }: LocationFieldProps) {
  const t = useText(placesWords)
  const shown = useShownText()
  const isWrong = draft.errors[id] !== undefined && id !== 'address'
  return (
    <Cell
      data-focus={id}
      data-narrow={isCoordinate(id) || undefined}
      onKeyDown={(event) => {
        // During composition Enter ends a word of an input method.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') edits.save(row)
        if (event.key !== 'Escape') return
        // Keeps a dialog around the table open.
        event.stopPropagation()
        edits.cancel(row)
      }}
    >
      <TextField
        label={t('locationTable.fieldOf', {
          field: t(`locationTable.${id}`),
          name: shown(row.location.name).trim() || '–',
        })}
        // An untouched text is shown in Unicode, and saved as it was (CF-166).
        value={draft.form[id] === draft.before[id] ? shown(draft.form[id]) : draft.form[id]}
        onChange={(text) => edits.type(row, { [id]: text })}
        isReadOnly={row.isSaving}
        errorMessage={isWrong ? t(ERRORS[id]) : undefined}
        {...(isCoordinate(id) ? { inputMode: 'decimal' as const } : {})}
        autoComplete="off"
      />
    </Cell>
  )
}

const Cell = styled.div`
  min-width: 0;

  > [data-component='TextField'] > label {
    ${visuallyHidden}
  }
  input {
    width: 100%;
    padding-inline: var(--fleet-space-2);
    font-weight: 400;
  }
  &[data-narrow] {
    min-width: 104px;
  }
  &[data-narrow] input {
    font-variant-numeric: tabular-nums;
  }
  &[data-narrow] [slot='errorMessage'] {
    white-space: normal;
  }
`
