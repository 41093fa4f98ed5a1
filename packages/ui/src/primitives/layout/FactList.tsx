import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { spread } from '../../theme/looks.ts'
import { breakMail } from './breakMail.tsx'

export interface Fact {
  /** Unique in the list. */
  readonly name: string
  readonly value: ReactNode
  /** The result of the other facts, such as a total. */
  readonly isMain?: boolean | undefined
}

export interface FactListProps extends ComponentPropsWithoutRef<'dl'> {
  facts: readonly Fact[]
  'data-part'?: string
}

/** A list of names and values, one pair per line. */
export function FactList({ facts, ...list }: FactListProps) {
  const shown = useShownText()
  return (
    <List {...list}>
      {facts.map(({ name, value, isMain }) => (
        <div key={name} data-main={isMain || undefined}>
          <dt>{name}</dt>
          <dd>{breakMail(shown(value))}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;

  > div {
    ${spread}
    gap: 0 var(--fleet-space-4);
  }
  dt {
    color: var(--fleet-color-text-muted);
    /* On a page in the middle, a name of two lines is not. */
    text-align: start;
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    text-align: end;
  }
`
