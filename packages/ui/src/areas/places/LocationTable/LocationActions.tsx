import { visibilityChange } from '@fleetgis/domain/places'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { Switch } from '../../../primitives/fields/Switch.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { placesWords } from '../words.ts'
import type { LocationRow } from './LocationRow.ts'
import type { LocationEdits } from './useLocationRows.ts'

/** The control that hides and shows a place. */
export type LocationVisibility = 'eye' | 'switch'

interface LocationActionsProps {
  row: LocationRow
  edits: LocationEdits
  /** `eye` by default. */
  visibility?: LocationVisibility | undefined
}

/** Edit and the visibility toggle; in edit mode save and cancel. LOC-12, LOC-13, LOC-19, CF-145. */
export function LocationActions({ row, edits, visibility }: LocationActionsProps) {
  const t = useText(placesWords)
  const { location, draft, isSaving } = row
  const name = useShownText()(location.name).trim() || '–'
  const nameId = useId()
  if (draft) {
    return (
      <Buttons data-part="actions">
        <VisuallyHidden id={nameId}>{name}</VisuallyHidden>
        <Button
          variant="primary"
          onPress={() => edits.save(row)}
          isPending={isSaving}
          aria-describedby={nameId}
        >
          {isSaving ? null : <Check size={16} aria-hidden />}
          {t('locationTable.save')}
        </Button>
        <IconButton
          label={t('locationTable.cancel')}
          onPress={() => edits.cancel(row)}
          isDisabled={isSaving}
          aria-describedby={nameId}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </Buttons>
    )
  }
  const change = visibilityChange(location.status)
  // The icon shows the current state: an open eye is visible, and a press hides the place.
  const Icon = change?.action === 'show' ? EyeOff : Eye
  return (
    <Buttons data-part="actions">
      {isSaving ? (
        <>
          <Spinner size={16} />
          <VisuallyHidden role="status">{t('locationTable.saving')}</VisuallyHidden>
        </>
      ) : null}
      <IconButton
        label={t('locationTable.edit', { name })}
        onPress={() => edits.start(row)}
        isDisabled={isSaving}
        data-focus="edit"
      >
        <Pencil size={18} aria-hidden />
      </IconButton>
      {change && visibility === 'switch' ? (
        <Switch
          isSelected={change.action === 'hide'}
          onChange={() => edits.switchVisibility(row)}
          isReadOnly={isSaving}
        >
          <VisuallyHidden>{t('locationTable.show', { name })}</VisuallyHidden>
        </Switch>
      ) : null}
      {change && visibility !== 'switch' ? (
        <IconButton
          label={t(`locationTable.${change.action}`, { name })}
          onPress={() => edits.switchVisibility(row)}
          isPending={isSaving}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ) : null}
    </Buttons>
  )
}

const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--fleet-space-1);
`
