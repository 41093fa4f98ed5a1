import { signIn } from '@fleetgis/api/auth'
import { type SignedIn, signInOutcome } from '@fleetgis/domain/auth'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useBotCheckedSend } from '../useBotCheckedSend.ts'
import { SignInForm, type SignInFormProps, type SignInValues } from './SignInForm.tsx'

export interface SignInProps
  extends Pick<SignInFormProps, 'links' | 'success' | 'endMessage' | 'userId' | 'onUserIdChange'>,
    RootProps {
  /**
   * The sign-in succeeded. The app stores the session and navigates by role (AUTH-07, AUTH-08). Not called where the form
   * was left meanwhile.
   */
  onSignedIn: (signedIn: SignedIn) => void
}

/** The sign-in form with its call. Source: AUTH-04, AUTH-09, AUTH-10, ERR-04..06. */
export const SignIn = inBoundary('SignIn', ConnectedForm)

function ConnectedForm({ onSignedIn, ...view }: SignInProps) {
  const { client } = useFleet()
  const form = useBotCheckedSend<SignInValues>({
    form: 'signIn',
    outcome: signInOutcome,
    send: async ({ userId, password }, captchaToken) => {
      const signedIn = await client.call(signIn, { userId: userId.trim(), password, captchaToken })
      return () => onSignedIn(signedIn)
    },
  })
  return <SignInForm {...view} {...form} />
}
