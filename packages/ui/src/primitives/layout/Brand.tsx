import { styled } from 'styled-components'
import { langOf } from '../../i18n/langOf.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { RootProps } from '../rootProps.ts'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  font-size: var(--fleet-text-m);
  font-weight: 700;
  letter-spacing: var(--fleet-tracking-tight);
  white-space: nowrap;

  svg {
    flex: none;
    border-radius: 8px;
    background: var(--fleet-color-accent);
    color: var(--fleet-color-on-accent);
  }
`

/** The product's mark and name (MENU-01). The mark is a trip, from its start to its position. */
export function Brand(root: RootProps<HTMLSpanElement>) {
  const t = useText()
  const name = t('app.name')
  return (
    <Mark {...root} data-component="Brand">
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" aria-hidden>
        <path d="M8 20.5V14a3 3 0 0 1 3-3h6a3 3 0 0 0 3-3" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="8" cy="20.5" r="2.5" fill="currentColor" stroke="none" />
        <circle cx="20" cy="7.5" r="2.75" strokeWidth="2" fill="var(--fleet-color-accent)" />
      </svg>
      <span lang={langOf(name)}>{name}</span>
    </Mark>
  )
}
