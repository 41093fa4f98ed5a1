import { SignUp } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { signIn, type signUp } from '../routes.ts'

/** `/sign-up` (AUTH-11..16). */
export default function SignUpPage({ parameters }: PageProps<typeof signUp>) {
  const { account, navigation } = useConsole()
  return (
    <SignUp
      {...account}
      success={parameters.success}
      links={{ signIn: signIn.path }}
      onSignedUp={({ message }) => navigation.navigate(signIn.write({ success: message }))}
    />
  )
}
