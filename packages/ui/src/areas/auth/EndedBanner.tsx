import { styled } from 'styled-components'
import { langOf } from '../../i18n/langOf.ts'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { useText } from '../../provider/FleetContext.ts'

/** Why the server ended the session: its words, below our heading. They stay until the next sign-in. Source: CF-175. */
export function EndedBanner({ message }: { message: string | undefined }) {
  const t = useText()
  if (!message) return null
  return (
    <Banner tone="warning">
      {t('auth.sessionExpired')}
      <Said lang={langOf(message)}>{message}</Said>
    </Banner>
  )
}

const Said = styled.span`
  display: block;
`
