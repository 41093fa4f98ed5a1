import { type ResetPasswordField, validateResetPassword } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps } from '../AuthForm.tsx'

export type ResetPasswordValues = Readonly<Record<ResetPasswordField, string>>

export interface ResetPasswordFormProps
  extends Omit<AuthFormProps<ResetPasswordValues>, 'captcha' | 'success'> {
  /** The link targets: request another mail, and sign in. */
  links: { forgotPassword: string; signIn: string }
}

const FIELDS = ['password', 'confirmPassword'] as const

/** Password, Confirm Password and Reset. Source: AUTH-31, AUTH-42, VAL-14..18, VAL-20..23. */
export function ResetPasswordForm({
  links,
  onSubmit,
  onInvalid,
  status = 'idle',
  message,
}: ResetPasswordFormProps) {
  const t = useText()
  const isSending = status === 'sending'
  const form = useFields({
    names: FIELDS,
    validate: validateResetPassword,
    onValid: onSubmit,
    onInvalid,
    isBusy: isSending,
  })
  return (
    <AuthForm
      title={t('resetPassword.title')}
      lead={t('resetPassword.lead')}
      submitLabel={t('resetPassword.submit')}
      isSending={isSending}
      message={message}
      onSubmit={form.onSubmit}
      links={<ResetLinks {...links} />}
    >
      <PasswordField
        {...form.field('password')}
        label={t('signIn.password')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('signUp.confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
    </AuthForm>
  )
}

/** The remaining actions after an invalid link of a mail. */
export function ResetLinks({ forgotPassword, signIn }: ResetPasswordFormProps['links']) {
  const t = useText()
  return (
    <>
      <Link href={forgotPassword}>{t('signIn.forgotPassword')}</Link>
      <Link href={signIn}>{t('signIn.title')}</Link>
    </>
  )
}
