import { SignUp } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import type { PageProps } from '../routes.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import { signInAddress } from '../signInAddress.ts'
import { useTypedUserId } from '../useTypedUserId.ts'

/** `/sign-up` (AUTH-11..16). */
export default function SignUpPage({ query }: PageProps) {
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <SignUp
        {...useTypedUserId()}
        success={query.text('success')}
        links={{ signIn: '/login' }}
        onSignedUp={({ message }) => navigate(signInAddress(message))}
      />
    </SignInFrame>
  )
}
