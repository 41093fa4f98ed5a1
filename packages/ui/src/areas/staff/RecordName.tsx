import { Link } from '../../primitives/actions/Link.tsx'

interface RecordNameProps {
  name: string
  /** The page of the row. Without it the name has no link. */
  href: string | undefined
}

/** The name of a row, which links to its page; a dash without a name. Source: decision 44. */
export function RecordName({ name, href }: RecordNameProps) {
  return href && name ? <Link href={href}>{name}</Link> : name || '–'
}
