import { ForgotPassword } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import { signIn } from '../routes.ts'

/** `/forgot-password` (AUTH-17..19). */
export default function ForgotPasswordPage() {
  const { account, navigation } = useConsole()
  return (
    <ForgotPassword
      {...account}
      links={{ signIn: signIn.path }}
      onSent={({ message }) => navigation.navigate(signIn.write({ success: message }))}
    />
  )
}
