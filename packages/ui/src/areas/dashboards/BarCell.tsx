import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface BarCellProps {
  value: number
  /** The highest value of the column. */
  most: number
  /** The value as text. */
  children: ReactNode
}

/** A value in a cell with a bar, as long as its part of the highest one. */
export function BarCell({ value, most, children }: BarCellProps) {
  const part = most > 0 && value > 0 ? Math.min(1, value / most) : 0
  return (
    <Cell>
      <span aria-hidden data-any={part > 0 || undefined} style={{ width: `${part * 100}%` }} />
      <span>{children}</span>
    </Cell>
  )
}

const Cell = styled.span`
  display: grid;
  grid-template-columns: minmax(64px, 1fr) auto;
  align-items: center;
  gap: var(--fleet-space-3);

  > [aria-hidden] {
    height: 8px;
    border-radius: 2px;
    background: var(--fleet-color-accent);
    forced-color-adjust: none;
  }
  > [data-any] {
    min-width: 2px;
  }
  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;

    > [aria-hidden] {
      order: 1;
    }
  }
`
