import { type ForgotPasswordField, validateForgotPassword } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps, type TypedUserId, typedUserId } from '../AuthForm.tsx'

export type ForgotPasswordValues = Readonly<Record<ForgotPasswordField, string>>

export interface ForgotPasswordFormProps extends AuthFormProps<ForgotPasswordValues>, TypedUserId {
  /** The link target (AUTH-17). */
  links: { signIn: string }
}

const FIELDS = ['userId'] as const

/** User ID and Send. Source: AUTH-17, VAL-12..18, CF-14. */
export function ForgotPasswordForm({
  links,
  userId,
  onUserIdChange,
  onSubmit,
  onInvalid,
  status = 'idle',
  ...frame
}: ForgotPasswordFormProps) {
  const t = useText()
  const isSending = status === 'sending'
  const form = useFields({
    ...typedUserId({ userId, onUserIdChange }),
    names: FIELDS,
    validate: validateForgotPassword,
    onValid: onSubmit,
    onInvalid,
    isBusy: isSending,
  })
  return (
    <AuthForm
      {...frame}
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.lead')}
      submitLabel={t('forgotPassword.send')}
      isSending={isSending}
      onSubmit={form.onSubmit}
      links={<Link href={links.signIn}>{t('signIn.title')}</Link>}
    >
      <TextField
        {...form.field('userId')}
        label={t('signUp.userId')}
        type="email"
        autoComplete="username"
        isRequired
      />
    </AuthForm>
  )
}
