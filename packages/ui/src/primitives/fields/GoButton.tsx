import { useId } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Button, type ButtonProps } from '../actions/Button.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'

export interface GoButtonProps extends Pick<ButtonProps, 'type' | 'onPress' | 'isPending'> {
  /** What the button says. */
  label: string
  /** The filters differ from what is shown (`useDraft`). */
  isChanged: boolean
  /** Why the filters cannot apply now, in plain text, for screen readers: disables the button. The page shows it. */
  blocked?: string | undefined
}

/**
 * The button that applies filters, and a line below it. While the filters differ from what is shown the button is
 * primary, and the line says to press it. Place both in a grid or a flex box: the line takes a row of its own.
 */
export function GoButton({ label, isChanged, blocked, ...props }: GoButtonProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <Button
        {...props}
        variant={isChanged ? 'primary' : 'secondary'}
        isDisabled={blocked !== undefined}
        aria-describedby={id}
      >
        {label}
      </Button>
      {blocked === undefined ? (
        <Line id={id} aria-live="polite" data-part="unapplied">
          {isChanged ? t('list.pressGo', { button: label }) : null}
        </Line>
      ) : (
        <VisuallyHidden id={id}>{blocked}</VisuallyHidden>
      )}
    </>
  )
}

const Line = styled.p`
  flex-basis: 100%;
  grid-column: 1 / -1;
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);

  /* Stays in the page for screen readers, without a gap. */
  &:empty {
    position: absolute;
  }
`
