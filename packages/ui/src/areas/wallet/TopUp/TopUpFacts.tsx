import { styled } from 'styled-components'

interface TopUpFactsProps {
  facts: readonly { label: string; value: string; isMain?: boolean }[]
}

/** What a top-up is about, line by line. */
export function TopUpFacts({ facts }: TopUpFactsProps) {
  return (
    <Facts data-part="facts">
      {facts.map(({ label, value, isMain }) => (
        <div key={label} data-main={isMain || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  margin: 0;
  padding: var(--fleet-space-1) var(--fleet-space-4);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-sunken);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--fleet-space-4);
    padding-block: var(--fleet-space-2);
  }
  > div + div {
    border-top: 1px solid var(--fleet-color-line);
  }
  dt {
    color: var(--fleet-color-text-muted);
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
  > [data-main] > dd {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
`
