import Navigation from 'lucide-react/icons/navigation'
import { styled } from 'styled-components'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'

interface NavigateLinkProps {
  /** The address of the navigation app, with the position. */
  href: string
  /** The element that names the booking. */
  describedBy: string
}

/** Opens the navigation app with the way to the pickup. CF-188. */
export function NavigateLink({ href, describedBy }: NavigateLinkProps) {
  const t = useText(bookingsWords)
  return (
    <Face href={href} target="_blank" aria-describedby={describedBy}>
      <Navigation size={18} aria-hidden />
      {t('bookingCard.navigate')}
    </Face>
  )
}

const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  min-height: 44px;
  padding-inline: var(--fleet-space-2);
  text-decoration: none;
`
