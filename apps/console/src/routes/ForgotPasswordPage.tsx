import { ForgotPassword } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import { SignInFrame } from '../SignInFrame.tsx'
import { signInAddress } from '../signInAddress.ts'
import { useTypedUserId } from '../useTypedUserId.ts'

/** `/forgot-password` (AUTH-17..19). */
export default function ForgotPasswordPage() {
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <ForgotPassword
        {...useTypedUserId()}
        links={{ signIn: '/login' }}
        onSent={({ message }) => navigate(signInAddress(message))}
      />
    </SignInFrame>
  )
}
