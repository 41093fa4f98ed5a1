import { type SignUpField, validateSignUp } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps, type TypedUserId, typedUserId } from '../AuthForm.tsx'

export type SignUpValues = Readonly<Record<SignUpField, string>>

export interface SignUpFormProps extends AuthFormProps<SignUpValues>, TypedUserId {
  /** The link target (AUTH-13). */
  links: { signIn: string }
}

const FIELDS = ['userId', 'userName', 'password', 'confirmPassword'] as const

/** User ID, User Name, Password and Confirm Password. Source: AUTH-11..14, VAL-01..07, VAL-14..18. */
export function SignUpForm({
  links,
  userId,
  onUserIdChange,
  onSubmit,
  onInvalid,
  status = 'idle',
  ...frame
}: SignUpFormProps) {
  const t = useText()
  const isSending = status === 'sending'
  const form = useFields({
    ...typedUserId({ userId, onUserIdChange }),
    names: FIELDS,
    validate: validateSignUp,
    onValid: onSubmit,
    onInvalid,
    isBusy: isSending,
  })
  return (
    <AuthForm
      {...frame}
      title={t('signUp.title')}
      submitLabel={t('signUp.submit')}
      isSending={isSending}
      onSubmit={form.onSubmit}
      links={
        <>
          {t('signUp.haveAccount')} <Link href={links.signIn}>{t('signIn.title')}</Link>
        </>
      }
    >
      <TextField
        {...form.field('userId')}
        label={t('signUp.userId')}
        type="email"
        autoComplete="username"
        isRequired
      />
      <TextField {...form.field('userName')} label={t('signUp.userName')} autoComplete="name" isRequired />
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
