import { PasswordField, type PasswordFieldProps } from '../../primitives/fields/PasswordField.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { authWords } from './words.ts'

interface NewPasswordFieldsProps {
  /** `field` of `useAuthForm`. */
  field: (name: 'password' | 'confirmPassword') => Omit<PasswordFieldProps, 'label' | 'autoComplete'>
}

/** Password and Confirm Password. AUTH-11, AUTH-31. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useText(authWords)
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('signIn.password')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('signUp.confirmPassword')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
