import { ResetPassword } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { SignInFrame } from '../SignInFrame.tsx'
import { signInAddress } from '../signInAddress.ts'

/** `/reset-password` (AUTH-27..32). A full load of the sign-in page leaves nothing of this one in memory (CF-107). */
export default function ResetPasswordPage({ query }: PageProps) {
  const { tokens } = useConsole()
  return (
    <SignInFrame>
      <ResetPassword
        token={query.text('token')}
        links={{ forgotPassword: '/forgot-password', signIn: '/login' }}
        onReset={({ message }) => {
          tokens.drop()
          window.location.assign(signInAddress(message))
        }}
      />
    </SignInFrame>
  )
}
