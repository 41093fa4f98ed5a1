import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { StatusColour } from '../../theme/palette.ts'
import { statusRules } from '../../theme/statusRules.ts'
import type { RootProps } from '../rootProps.ts'

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The colour of the status; `neutral` unless given. The words state the status too. */
  colour?: StatusColour
  /** An icon before the words. */
  icon?: ReactNode
  children: ReactNode
}

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-1);
  max-width: 100%;
  padding: 1px var(--fleet-space-2);
  border: 1px solid transparent;
  border-radius: var(--fleet-radius-full);
  background: var(--fleet-badge-background);
  color: var(--fleet-badge-text);
  font-size: var(--fleet-text-xs);
  font-weight: var(--fleet-weight-strong);

  ${statusRules(
    '&',
    (token) => `--fleet-badge-background: var(${token}-soft); --fleet-badge-text: var(${token});`,
  )}

  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`

/** A status in one or two words. */
export function Badge({ colour = 'neutral', icon, children, ...props }: BadgeProps) {
  return (
    <Face {...props} data-component="Badge" data-colour={colour}>
      {icon}
      {children}
    </Face>
  )
}
