import { type SignUpField, validateSignUp } from '@fleetgis/domain/auth'
import { Link } from '../../../primitives/actions/Link.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps, type TypedUserId } from '../AuthForm.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useAuthForm } from '../useAuthForm.ts'
import { authWords } from '../words.ts'

export type SignUpValues = Readonly<Record<SignUpField, string>>

export interface SignUpFormProps extends AuthFormProps<SignUpValues>, TypedUserId {
  /** The link target (AUTH-13). */
  links: { signIn: string }
}

const FIELDS = ['userId', 'userName', 'password', 'confirmPassword'] as const

/** User ID, User Name, Password and Confirm Password. Source: AUTH-11..14, VAL-01..07, VAL-14..18. */
export function SignUpForm({ links, ...options }: SignUpFormProps) {
  const t = useText(authWords)
  const { field, frame } = useAuthForm({ ...options, names: FIELDS, validate: validateSignUp })
  return (
    <AuthForm
      {...frame}
      title={t('signUp.title')}
      submitLabel={t('signUp.submit')}
      links={
        <>
          {t('signUp.haveAccount')} <Link href={links.signIn}>{t('signIn.title')}</Link>
        </>
      }
    >
      <TextField
        {...field('userId')}
        label={t('signUp.userId')}
        type="email"
        autoComplete="username"
        isRequired
      />
      <TextField {...field('userName')} label={t('signUp.userName')} autoComplete="name" isRequired />
      <NewPasswordFields field={field} />
    </AuthForm>
  )
}
