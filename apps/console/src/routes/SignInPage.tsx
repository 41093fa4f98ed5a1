import { homeFor } from '@fleetgis/domain/auth'
import { SignIn, type SignInProps } from '@fleetgis/ui'
import { useRef } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { forgotPassword, type signIn, signUp } from '../routes.ts'

/** `/login` (AUTH-01..08). After an expired session the same user goes on where it was (decision 33). */
export default function SignInPage({ parameters }: PageProps<typeof signIn>) {
  const { account, leftPage, navigation, session } = useConsole()
  /** Where the user goes on, also after a second press while that page is not admitted yet. */
  const next = useRef<{ userId: string; address: string; search: string }>(undefined)

  const onSignedIn: SignInProps['onSignedIn'] = (signedIn) => {
    const { userId, role } = signedIn
    account.onUserIdChange({ userId: '' })
    session.signIn(signedIn)
    if (next.current?.userId !== userId)
      next.current = { userId, ...(leftPage.take(userId) ?? { address: homeFor(role), search: '' }) }
    const { address, search } = next.current
    navigation.navigate(address, search ? { search } : {})
  }

  return (
    <SignIn
      {...account}
      success={parameters.success}
      endMessage={session.endMessage}
      links={{ forgotPassword: forgotPassword.path, signUp: signUp.path }}
      onSignedIn={onSignedIn}
    />
  )
}
