import { homeFor } from '@fleetgis/domain/auth'
import { SignIn } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import { useTypedUserId } from '../useTypedUserId.ts'

/** `/login` (AUTH-01..08). */
export default function SignInPage({ query }: PageProps) {
  const { session, typed } = useConsole()
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <SignIn
        {...useTypedUserId()}
        success={query.text('success')}
        links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }}
        onSignedIn={(signedIn) => {
          typed.userId = ''
          session.signIn(signedIn)
          navigate(homeFor(signedIn.role))
        }}
      />
    </SignInFrame>
  )
}
