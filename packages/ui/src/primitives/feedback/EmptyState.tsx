import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RootProps } from '../rootProps.ts'

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** The message of the screen: `No trip found.` */
  message: string
  /** The reason, or the next step. */
  children?: ReactNode
  /** An icon of 28 px; a tray unless given. */
  icon?: ReactNode
  /** A button for the next step. */
  action?: ReactNode
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--fleet-space-2);
  max-width: 420px;
  margin-inline: auto;
  padding: var(--fleet-space-8) var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  text-align: center;

  > p {
    margin: 0;
  }
  > [data-part='message'] {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
`

/** Replaces a list that has no rows. */
export function EmptyState({ message, children, icon, action, ...root }: EmptyStateProps) {
  return (
    <Box {...root} data-component="EmptyState">
      {icon ?? <Inbox size={28} strokeWidth={1.5} aria-hidden />}
      <p role="status" data-part="message">
        {message}
      </p>
      {children ? <p>{children}</p> : null}
      {action}
    </Box>
  )
}
