import { maskPhone, phoneLink } from '@fleetgis/domain/mask'
import Phone from 'lucide-react/icons/phone'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'

/** A driver's phone number, masked on screen; a tap calls the whole number (CF-47). */
export function DriverContact({ mobile }: { mobile: string | undefined }) {
  const t = useText()
  if (!mobile) return null
  const href = phoneLink(mobile)
  const shown = maskPhone(mobile)
  if (href === undefined) return <span>{shown}</span>
  return (
    <Link href={href} aria-label={t('tripDetail.call', { phone: shown })}>
      <Phone size={14} aria-hidden /> {shown}
    </Link>
  )
}
