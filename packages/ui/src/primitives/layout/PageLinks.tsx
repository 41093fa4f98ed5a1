import { useId } from 'react'
import { styled } from 'styled-components'
import { plainList } from '../../theme/looks.ts'
import { Link } from '../actions/Link.tsx'
import { searchOptions } from '../actions/searchOptions.ts'

/** A page that is linked to. */
export interface PageLink {
  /** Its title. */
  readonly label: string
  readonly href: string
  /** What the page searches, where its address has no search: handed to `navigate` of the app's router. T11. */
  readonly search?: string | undefined
}

interface PageLinksProps {
  /** What the pages are about. */
  label: string
  links: readonly PageLink[]
}

/** The pages that show more of one thing; nothing without any. */
export function PageLinks({ label, links }: PageLinksProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <Line aria-labelledby={id} data-component="PageLinks">
      <span id={id}>{label}</span>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} routerOptions={searchOptions(link.search)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Line>
  )
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--fleet-space-4);

  > span {
    color: var(--fleet-color-text-muted);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fleet-space-4);
    ${plainList}
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`
