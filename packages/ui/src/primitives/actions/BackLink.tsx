import ArrowLeft from 'lucide-react/icons/arrow-left'
import { styled } from 'styled-components'
import { Link, type LinkProps } from './Link.tsx'

/** A link to the page before, above what a page shows. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Back {...link}>
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
`
