import { type SignInField, validateSignIn } from '@fleetgis/domain/auth'
import { styled } from 'styled-components'
import { Link } from '../../../primitives/actions/Link.tsx'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthForm, type AuthFormProps, type TypedUserId } from '../AuthForm.tsx'
import { useAuthForm } from '../useAuthForm.ts'
import { authWords } from '../words.ts'

export type SignInValues = Readonly<Record<SignInField, string>>

export interface SignInFormProps extends AuthFormProps<SignInValues>, TypedUserId {
  /** The link targets (AUTH-02, AUTH-03). */
  links: { forgotPassword: string; signUp: string }
}

const FIELDS = ['userId', 'password'] as const

const Forgotten = styled.p`
  margin: calc(-1 * var(--fleet-space-2)) 0 0;
  text-align: end;

  @media (pointer: coarse) {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`

/** User ID and Password. Source: AUTH-01..06, VAL-08..11, VAL-14..18. */
export function SignInForm({ links, ...options }: SignInFormProps) {
  const t = useText(authWords)
  const { field, frame } = useAuthForm({ ...options, names: FIELDS, validate: validateSignIn })
  return (
    <AuthForm
      {...frame}
      title={t('signIn.title')}
      submitLabel={t('signIn.submit')}
      links={
        <>
          {t('signIn.noAccount')} <Link href={links.signUp}>{t('signUp.title')}</Link>
        </>
      }
    >
      <TextField
        {...field('userId')}
        label={t('signIn.userId')}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
      />
      <PasswordField
        {...field('password')}
        label={t('signIn.password')}
        autoComplete="current-password"
        isRequired
      />
      <Forgotten>
        <Link href={links.forgotPassword}>{t('signIn.forgotPassword')}</Link>
      </Forgotten>
    </AuthForm>
  )
}
