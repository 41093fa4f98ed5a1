import { type ForgotPasswordField, validateForgotPassword } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps, type TypedUserId } from '../AuthForm.tsx'
import { useAuthForm } from '../useAuthForm.ts'
import { authWords } from '../words.ts'

export type ForgotPasswordValues = Readonly<Record<ForgotPasswordField, string>>

export interface ForgotPasswordFormProps extends AuthFormProps<ForgotPasswordValues>, TypedUserId {
  /** The link target (AUTH-17). */
  links: { signIn: string }
}

const FIELDS = ['userId'] as const

/** User ID and Send. Source: AUTH-17, VAL-12..18, CF-14. */
export function ForgotPasswordForm({ links, ...options }: ForgotPasswordFormProps) {
  const t = useText(authWords)
  const { field, frame } = useAuthForm({ ...options, names: FIELDS, validate: validateForgotPassword })
  return (
    <AuthForm
      {...frame}
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.lead')}
      submitLabel={t('forgotPassword.send')}
      links={<Link href={links.signIn}>{t('signIn.title')}</Link>}
    >
      <TextField
        {...field('userId')}
        label={t('signUp.userId')}
        type="email"
        autoComplete="username"
        isRequired
      />
    </AuthForm>
  )
}
