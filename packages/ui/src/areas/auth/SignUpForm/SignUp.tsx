import { signUp } from '@fleetgis/api/auth'
import { signUpOutcome } from '@fleetgis/domain/auth'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useBotCheckedSend } from '../useBotCheckedSend.ts'
import { authWords } from '../words.ts'
import { SignUpForm, type SignUpFormProps, type SignUpValues } from './SignUpForm.tsx'

export interface SignUpProps
  extends Pick<SignUpFormProps, 'links' | 'success' | 'userId' | 'onUserIdChange'>,
    RootProps {
  /**
   * The account was created. `message` is the server's, or the default where it sent none; show it on `/login`
   * (AUTH-16). Not called where the form was left meanwhile.
   */
  onSignedUp: (event: { message: string }) => void
}

/** The sign-up form with its call. Source: AUTH-12, AUTH-15, CF-08, ERR-01..03. */
export const SignUp = inBoundary('SignUp', ConnectedForm)

function ConnectedForm({ onSignedUp, ...view }: SignUpProps) {
  const { client } = useFleet()
  const t = useText(authWords)
  const form = useBotCheckedSend<SignUpValues>({
    form: 'signUp',
    outcome: signUpOutcome,
    send: async ({ userId, userName, password }, captchaToken) => {
      const reply = await client.call(signUp, {
        userId: userId.trim(),
        userName: userName.trim(),
        password,
        captchaToken,
      })
      return () => onSignedUp({ message: reply.message || t('auth.signedUp') })
    },
  })
  return <SignUpForm {...view} {...form} />
}
