import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { StepButtons } from '../../primitives/overlays/StepButtons.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useUnsaved } from '../../provider/useUnsaved.ts'
import { stack } from '../../theme/looks.ts'
import { EditConflict } from './EditConflict.tsx'
import type { Saving } from './useSave.ts'

export interface RecordFormProps extends Saving {
  label: string
  /** The values differ from the saved ones. */
  isChanged: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Leaves the form; without it the form stays after a save, and Save is disabled where nothing is changed. */
  onCancel?: (() => void) | undefined
  /** Save unless given. */
  submitLabel?: string | undefined
  /** Whether it has no Save. */
  isReadOnly?: boolean
  children: ReactNode
}

/**
 * The fields of a record with Cancel and Save. A failed save keeps what was typed. Where the record was saved
 * elsewhere meanwhile it shows both versions instead. Cancel discards the draft, and so does a yes to leaving, unless
 * the record may have been added. Source: CF-128, CF-179.
 */
export function RecordForm({
  label,
  isChanged,
  isSaving,
  refusal,
  mayBeAdded = false,
  conflict,
  isReopened = false,
  draft,
  onSubmit,
  onCancel,
  submitLabel,
  isReadOnly = false,
  children,
}: RecordFormProps) {
  const t = useText()
  // Left to look at the list, it has to have what was typed when it is opened again.
  // Both versions are a question that a press of Save has raised, even where nothing was changed.
  useUnsaved(isChanged || conflict !== undefined, mayBeAdded ? undefined : draft?.drop)
  const form = useRef<HTMLFormElement>(null)
  const wasAway = useRef(isReopened)
  useEffect(() => {
    // The choice had the focus, and is gone.
    if (wasAway.current && !conflict) form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    wasAway.current = conflict !== undefined
  }, [conflict])
  const cancel = onCancel && (
    <Button
      onPress={() => {
        draft?.drop()
        onCancel()
      }}
      isDisabled={isSaving}
    >
      {t(isReadOnly ? 'staff.back' : 'staff.cancel')}
    </Button>
  )
  return (
    <Form ref={form} noValidate aria-label={label} onSubmit={onSubmit} data-component="RecordForm">
      {conflict ? (
        <EditConflict conflict={conflict} isSaving={isSaving}>
          {cancel}
        </EditConflict>
      ) : (
        fields()
      )}
    </Form>
  )

  function fields() {
    return (
      <>
        {children}
        {/* Beside the button that was pressed: a long form ends below the window. */}
        {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
        <StepButtons>
          {cancel}
          {isReadOnly ? null : (
            <Button
              type="submit"
              variant="primary"
              isPending={isSaving}
              isDisabled={onCancel === undefined && !isChanged}
            >
              {submitLabel ?? t('staff.save')}
            </Button>
          )}
        </StepButtons>
      </>
    )
  }
}

const FIRST_FIELD = 'input:not([readonly]):not([disabled]), select:not([disabled])'

const Form = styled.form`
  ${stack}
  gap: var(--fleet-space-4);

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`
