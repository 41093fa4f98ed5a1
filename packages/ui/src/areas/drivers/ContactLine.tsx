import { maskEmail, maskPhone } from '@fleetgis/domain/mask'
import { styled } from 'styled-components'
import { PhoneLink } from '../../primitives/actions/PhoneLink.tsx'
import { breakMail } from '../../primitives/layout/breakMail.tsx'

export interface ContactLineProps {
  mobile?: string | undefined
  email?: string | undefined
  /** Shows both in full, as the console's list of drivers does; masked otherwise. */
  isWhole?: boolean | undefined
  className?: string | undefined
}

/** A phone number and a mail address, masked; a press calls the whole number. Nothing without both. CF-47. */
export function ContactLine({ mobile, email, isWhole = false, className }: ContactLineProps) {
  if (!mobile && !email) return null
  return (
    <Line className={className} data-part="contact">
      {mobile ? <PhoneLink number={mobile} shown={isWhole ? mobile : maskPhone(mobile)} /> : null}
      {email ? <span>{breakMail(isWhole ? email : maskEmail(email))}</span> : null}
    </Line>
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
    min-height: 32px;
  }
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
`
