import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RootProps } from '../rootProps.ts'

export interface CardProps extends RootProps<HTMLDivElement> {
  children: ReactNode
}

const Sheet = styled.div`
  padding: var(--fleet-space-4);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  box-shadow: var(--fleet-shadow-1);
`

/** A surface that groups content. */
export function Card(props: CardProps) {
  return <Sheet {...props} data-component="Card" />
}
