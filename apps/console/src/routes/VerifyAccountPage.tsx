import { VerifyAccount } from '@fleetgis/ui'
import { useLocation } from 'wouter'
import type { PageProps } from '../routes.ts'
import { SignInFrame } from '../SignInFrame.tsx'

/** `/view-message` (AUTH-34..39, CF-83). */
export default function VerifyAccountPage({ query }: PageProps) {
  const [, navigate] = useLocation()
  return (
    <SignInFrame>
      <VerifyAccount token={query.text('token')} onGoToSignIn={() => navigate('/login')} />
    </SignInFrame>
  )
}
