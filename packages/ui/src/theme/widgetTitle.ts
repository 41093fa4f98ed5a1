import { css } from 'styled-components'

/** The heading of a widget. */
export const widgetTitle = css`
  margin: 0;
  font-size: var(--fleet-text-l);
  font-weight: var(--fleet-weight-strong);
  line-height: var(--fleet-line-height-tight);
  letter-spacing: var(--fleet-tracking-tight);
`
