import { maskEmail, maskPhone, phoneLink } from '@fleetgis/domain/mask'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'
import { Link } from '../../primitives/actions/Link.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { driversWords } from './words.ts'

export interface ContactLineProps {
  /** Whole; shown masked. */
  mobile?: string | undefined
  /** Whole; shown masked. */
  email?: string | undefined
  className?: string | undefined
}

/** A phone number and a mail address, masked; a press calls the whole number. Nothing without both. CF-47. */
export function ContactLine({ mobile, email, className }: ContactLineProps) {
  if (!mobile && !email) return null
  return (
    <Line className={className} data-part="contact">
      {mobile ? <PhoneNumber number={mobile} /> : null}
      {email ? <span>{maskEmail(email)}</span> : null}
    </Line>
  )
}

function PhoneNumber({ number }: { number: string }) {
  const t = useText(driversWords)
  const href = phoneLink(number)
  const shown = maskPhone(number)
  if (href === undefined) return <span>{shown}</span>
  return (
    <Link href={href} aria-label={t('contact.call', { phone: shown })}>
      <Phone size={16} aria-hidden />
      {shown}
    </Link>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-4);
  margin: 0;
  color: var(--fleet-color-text-muted);

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: 32px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
`
