import { styled } from 'styled-components'
import { FactList } from '../../../primitives/layout/FactList.tsx'

/** The facts of a top-up, one per line. */
export const TopUpFacts = styled(FactList).attrs({ 'data-part': 'facts' })`
  padding: var(--fleet-space-1) var(--fleet-space-4);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-sunken);

  > div {
    align-items: baseline;
    padding-block: var(--fleet-space-2);
  }
  > div + div {
    border-top: 1px solid var(--fleet-color-line);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  > [data-main] > dd {
    color: var(--fleet-color-text);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
`
