import ChevronRight from 'lucide-react/icons/chevron-right'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { plainList } from '../../theme/looks.ts'
import { Link } from '../actions/Link.tsx'
import type { RootProps } from '../rootProps.ts'

export interface Crumb {
  readonly label: string
  /** The address; the last crumb is the current page and has none. */
  readonly href?: string
}

export interface BreadcrumbsProps extends RootProps {
  /** From the outermost page to the current one. */
  crumbs: readonly Crumb[]
}

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-1);
  ${plainList}

  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--fleet-space-1);
    min-height: 24px;
    color: var(--fleet-color-text-muted);
  }
  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  > li > span {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
  svg {
    flex: none;
  }
  @media (pointer: coarse) {
    > li > a {
      min-height: 44px;
    }
  }
`

/** The path from the outermost page to the current one. */
export function Breadcrumbs({ crumbs, ...root }: BreadcrumbsProps) {
  const t = useText()
  return (
    <nav aria-label={t('breadcrumbs.label')} {...root} data-component="Breadcrumbs">
      <Path>
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={`${label} ${href}`}>
              {href && !isLast ? (
                <Link href={href}>{label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
              {isLast ? null : <ChevronRight size={14} aria-hidden />}
            </li>
          )
        })}
      </Path>
    </nav>
  )
}
