import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { langOf } from '../../i18n/langOf.ts'
import { useShownText } from '../../i18n/useShownText.ts'

export interface MapFact {
  readonly name: string
  /** Without it the fact is not rendered. */
  readonly value: ReactNode
  /** A text value is the server's, in any language. */
  readonly isForeign?: boolean
  /** Smaller text below the value. */
  readonly note?: ReactNode
}

export interface MapFactsProps {
  /** Without it there is no title. */
  title?: ReactNode
  /** Small text above the title. */
  caption?: string
  facts: readonly MapFact[]
}

/** Named values in the popups and panels of a map: in two columns, without the empty ones. */
export function MapFacts({ title, caption, facts }: MapFactsProps) {
  const shown = useShownText()
  return (
    <>
      {title ? (
        <Title>
          {caption ? <span>{caption}</span> : null} {shown(title)}
        </Title>
      ) : null}
      <Facts>
        {facts.map(({ name, value, note, isForeign }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {isForeign && typeof value === 'string' ? (
                  <span lang={langOf(value)}>{shown(value)}</span>
                ) : (
                  shown(value)
                )}
                {note ? <small>{note}</small> : null}
              </dd>
            </div>
          ) : null,
        )}
      </Facts>
    </>
  )
}

const Title = styled.p`
  margin: 0 0 var(--fleet-space-2);
  font-weight: var(--fleet-weight-strong);

  > span {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--fleet-space-1) var(--fleet-space-3);
  margin: 0;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(88px, 40%) 1fr;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  dt {
    /* A value that cannot break leaves a name its longest word. */
    overflow-wrap: break-word;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
`
