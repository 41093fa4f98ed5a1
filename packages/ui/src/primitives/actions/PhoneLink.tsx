import { phoneLink } from '@fleetgis/domain/mask'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import { Link } from './Link.tsx'

export interface PhoneLinkProps {
  /** The whole number, which a press calls. */
  number: string
  /** The number as it is shown, such as masked; whole unless given. */
  shown?: string | undefined
  /** Whether an icon says what it is; true unless given, false beside a label that says so. */
  hasIcon?: boolean | undefined
}

/** The most characters of a number on one line; a server may send any text as one. */
const ONE_LINE = 24

/** A phone number; a press calls it. A text without a digit is shown as it is. CF-47. */
export function PhoneLink({ number, shown = number, hasIcon = true }: PhoneLinkProps) {
  const t = useText()
  const href = phoneLink(number)
  if (href === undefined) return <span>{shown}</span>
  return (
    <PhoneNumber
      href={href}
      aria-label={t('contact.call', { phone: shown })}
      data-long={shown.length > ONE_LINE || undefined}
    >
      {hasIcon ? <Phone size={16} aria-hidden /> : null}
      {shown}
    </PhoneNumber>
  )
}

const PhoneNumber = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--fleet-space-2);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-long] {
    min-width: 0;
    white-space: normal;
    overflow-wrap: break-word;
    overflow-wrap: anywhere;
  }
`
