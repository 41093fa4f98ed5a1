import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { card } from '../../theme/looks.ts'
import type { RootProps } from '../rootProps.ts'

export interface CardProps extends RootProps<HTMLDivElement> {
  children: ReactNode
}

const Sheet = styled.div`
  padding: var(--fleet-space-4);
  ${card}
`

/** A surface that groups content. */
export function Card(props: CardProps) {
  return <Sheet {...props} data-component="Card" />
}
