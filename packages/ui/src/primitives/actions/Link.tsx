import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/focusRing.ts'
import type { AriaRootProps } from '../rootProps.ts'

export interface LinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>,
    AriaRootProps<HTMLAnchorElement> {
  /** The address: a path of this app, or a URL of another host. */
  href: string
  children: ReactNode
}

const Face = styled(AriaLink)`
  ${focusRing}
  border-radius: 2px;
  color: var(--fleet-color-accent);
  font-weight: var(--fleet-weight-strong);
  text-decoration: underline;
  text-decoration-color: currentcolor;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered] {
    color: var(--fleet-color-accent-strong);
    text-decoration-color: currentcolor;
  }
`

/** A link in running text. A new window has no `opener` (T26). */
export function Link({ target, rel, ...props }: LinkProps) {
  const isNewWindow = target === '_blank'
  return (
    <Face
      {...props}
      {...(target === undefined ? {} : { target })}
      {...(isNewWindow ? { rel: 'noopener noreferrer' } : rel === undefined ? {} : { rel })}
      data-component="Link"
    />
  )
}
