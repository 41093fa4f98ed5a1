import { homeFor } from '@fleetgis/domain/auth'
import { SignIn } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { SignInFrame } from '../SignInFrame.tsx'

/** `/login` (AUTH-01..08). */
export default function SignInPage({ query }: PageProps) {
  const { session } = useConsole()
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <SignIn
        success={query.text('success')}
        links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }}
        onSignedIn={(signedIn) => {
          session.signIn(signedIn)
          navigate(homeFor(signedIn.role))
        }}
      />
    </SignInFrame>
  )
}
