import type { FormEventHandler, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/actions/Button.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { StepButtons } from '../../primitives/overlays/StepButtons.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useUnsaved } from '../../provider/useUnsaved.ts'
import { card, stack } from '../../theme/looks.ts'

/** The state of saving a form of staff; `useSave` returns it. */
export interface Saving {
  readonly isSaving: boolean
  /** Why the last save failed, in plain text; the values stay. */
  readonly refusal: string | undefined
}

export interface RecordFormProps extends Saving {
  label: string
  /** The values differ from the saved ones. */
  isChanged: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  /** Whether it has no Save. */
  isReadOnly?: boolean
  children: ReactNode
}

/** The fields of a row of staff with Cancel and Save. A failed save keeps what was typed. Source: CF-128. */
export function RecordForm({
  label,
  isChanged,
  isSaving,
  refusal,
  onSubmit,
  onCancel,
  isReadOnly = false,
  children,
}: RecordFormProps) {
  const t = useText()
  useUnsaved(isChanged)
  return (
    <Form noValidate aria-label={label} onSubmit={onSubmit} data-component="RecordForm">
      {children}
      {/* Beside the button that was pressed: a long form ends below the window. */}
      {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
      <StepButtons>
        <Button onPress={onCancel} isDisabled={isSaving}>
          {t(isReadOnly ? 'staff.back' : 'staff.cancel')}
        </Button>
        {isReadOnly ? null : (
          <Button type="submit" variant="primary" isPending={isSaving}>
            {t('staff.save')}
          </Button>
        )}
      </StepButtons>
    </Form>
  )
}

const Form = styled.form`
  ${stack}
  gap: var(--fleet-space-4);

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
`

/** The card of a form that fills a page. */
export const FormCard = styled.div`
  max-width: 760px;
  padding: var(--fleet-space-5);
  ${card}

  &[data-size='narrow'] {
    max-width: 480px;
  }
`
