import { ResetPassword } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import { forgotPassword, resetPassword, signIn } from '../routes.ts'

/** `/reset-password` (AUTH-27..32). A full load of the sign-in page leaves nothing of this one in memory (CF-107). */
export default function ResetPasswordPage() {
  const { tokens } = useConsole()
  return (
    <ResetPassword
      token={tokens.for(resetPassword.path)}
      links={{ forgotPassword: forgotPassword.path, signIn: signIn.path }}
      onReset={({ message }) => {
        tokens.drop()
        window.location.assign(signIn.write({ success: message }))
      }}
    />
  )
}
