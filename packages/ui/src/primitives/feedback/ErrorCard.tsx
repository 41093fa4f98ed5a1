import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Lines } from '../../provider/Lines.ts'
import { LeavingButton } from '../actions/LeavingButton.tsx'
import { Card } from '../layout/Card.tsx'
import type { RootProps } from '../rootProps.ts'

export interface ErrorCardProps extends RootProps<HTMLDivElement> {
  /** What failed and what to do next, in plain text. */
  message: ReactNode
  /** Called by the retry button; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The label of the button; `Try again` unless given. */
  retryLabel?: string | undefined
  isRetrying?: boolean
  /** Stands below the button. */
  children?: ReactNode
}

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--fleet-space-3);
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
  padding: var(--fleet-space-6);
  text-align: center;

  > svg {
    color: var(--fleet-color-red);
  }
  > p {
    margin: 0;
    /* A line of its own for the server's words (CF-175). */
    white-space: pre-line;
  }
`

/** Replaces content that could not be loaded. */
export function ErrorCard({
  message,
  onRetry,
  retryLabel,
  isRetrying = false,
  children,
  ...root
}: ErrorCardProps) {
  const t = useText()
  return (
    <Sheet {...root}>
      <CircleAlert size={28} aria-hidden />
      <p role="alert">{typeof message === 'string' ? <Lines text={message} /> : message}</p>
      {onRetry ? (
        <LeavingButton onPress={onRetry} isPending={isRetrying}>
          {retryLabel ?? t('common.retry')}
        </LeavingButton>
      ) : null}
      {children}
    </Sheet>
  )
}
