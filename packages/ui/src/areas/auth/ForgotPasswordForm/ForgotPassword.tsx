import { requestResetMail } from '@fleetgis/api/auth'
import { forgotPasswordOutcome } from '@fleetgis/domain/auth'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useBotCheckedSend } from '../useBotCheckedSend.ts'
import { authWords } from '../words.ts'
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
} from './ForgotPasswordForm.tsx'

export interface ForgotPasswordProps
  extends Pick<ForgotPasswordFormProps, 'links' | 'success' | 'userId' | 'onUserIdChange'>,
    RootProps {
  /**
   * The mail was sent. `message` is the server's, or the default where it sent none; show it on `/login` (AUTH-19). Not
   * called where the form was left meanwhile.
   */
  onSent: (event: { message: string }) => void
}

/** The request for a reset mail with its call. Source: AUTH-18, CF-14, ERR-07..09. */
export const ForgotPassword = inBoundary('ForgotPassword', ConnectedForm)

function ConnectedForm({ onSent, ...view }: ForgotPasswordProps) {
  const { client } = useFleet()
  const t = useText(authWords)
  const form = useBotCheckedSend<ForgotPasswordValues>({
    form: 'forgotPassword',
    outcome: forgotPasswordOutcome,
    send: async ({ userId }, captchaToken) => {
      const reply = await client.call(requestResetMail, { userId: userId.trim(), captchaToken })
      return () => onSent({ message: reply.message || t('auth.resetMailSent') })
    },
  })
  return <ForgotPasswordForm {...view} {...form} />
}
