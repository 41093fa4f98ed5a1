import { ForgotPassword } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import { SignInFrame } from '../SignInFrame.tsx'
import { signInAddress } from '../signInAddress.ts'

/** `/forgot-password` (AUTH-17..19). */
export default function ForgotPasswordPage() {
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <ForgotPassword
        links={{ signIn: '/login' }}
        onSent={({ message }) => navigate(signInAddress(message))}
      />
    </SignInFrame>
  )
}
