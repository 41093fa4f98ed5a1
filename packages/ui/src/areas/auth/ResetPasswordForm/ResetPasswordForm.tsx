import { type ResetPasswordField, validateResetPassword } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps } from '../AuthForm.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useAuthForm } from '../useAuthForm.ts'
import { authWords } from '../words.ts'

export type ResetPasswordValues = Readonly<Record<ResetPasswordField, string>>

export interface ResetPasswordFormProps
  extends Omit<AuthFormProps<ResetPasswordValues>, 'captcha' | 'success'> {
  /** The link targets: request another mail, and sign in. */
  links: { forgotPassword: string; signIn: string }
}

const FIELDS = ['password', 'confirmPassword'] as const

/** Password, Confirm Password and Reset. Source: AUTH-31, AUTH-42, VAL-14..18, VAL-20..23. */
export function ResetPasswordForm({ links, ...options }: ResetPasswordFormProps) {
  const t = useText(authWords)
  const { field, frame } = useAuthForm({ ...options, names: FIELDS, validate: validateResetPassword })
  return (
    <AuthForm
      {...frame}
      title={t('resetPassword.title')}
      lead={t('resetPassword.lead')}
      submitLabel={t('resetPassword.submit')}
      links={<ResetLinks {...links} />}
    >
      <NewPasswordFields field={field} />
    </AuthForm>
  )
}

/** The remaining actions after an invalid link of a mail. */
export function ResetLinks({ forgotPassword, signIn }: ResetPasswordFormProps['links']) {
  const t = useText(authWords)
  return (
    <>
      <Link href={forgotPassword}>{t('signIn.forgotPassword')}</Link>
      <Link href={signIn}>{t('signIn.title')}</Link>
    </>
  )
}
