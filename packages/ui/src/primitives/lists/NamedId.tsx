import { styled } from 'styled-components'
import { useShownText } from '../../i18n/useShownText.ts'
import { Link } from '../actions/Link.tsx'

export interface NamedIdProps {
  /** Left out where it is shown elsewhere, or is the name itself. */
  id?: string
  /** The name behind the id; undefined where it is not known. */
  name?: string | undefined
  /** The page of what the id stands for. Without it the name has no link. */
  href?: string | undefined
}

/**
 * A name, which links to its page, and the id beside it; the id alone where the name is not known. One press selects
 * the id, to be copied. CF-186.
 */
export function NamedId({ id, name, href }: NamedIdProps) {
  const shown = useShownText()
  if (!name) return id || '–'
  const text = href ? <Link href={href}>{shown(name)}</Link> : shown(name)
  if (!id) return text
  return (
    <>
      {text} <Id>{id}</Id>
    </>
  )
}

// Of Latin letters and digits, which need no larger size in Burmese.
const Id = styled.small`
  color: var(--fleet-color-text-muted);
  font-size: calc(0.8125 * var(--fleet-rem));
  font-weight: 400;
  -webkit-user-select: all;
  user-select: all;
`
