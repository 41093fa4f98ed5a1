import { homeFor } from '@fleetgis/domain/auth'
import { SignIn } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { forgotPassword, type signIn, signUp } from '../routes.ts'

/** `/login` (AUTH-01..08). After an expired session the same user goes on where it was (decision 33). */
export default function SignInPage({ parameters }: PageProps<typeof signIn>) {
  const { account, leftPage, navigation, session } = useConsole()
  return (
    <SignIn
      {...account}
      success={parameters.success}
      endMessage={session.endMessage}
      links={{ forgotPassword: forgotPassword.path, signUp: signUp.path }}
      onSignedIn={(signedIn) => {
        account.onUserIdChange({ userId: '' })
        session.signIn(signedIn)
        navigation.navigate(leftPage.take(signedIn.userId) ?? homeFor(signedIn.role))
      }}
    />
  )
}
