import type { MessageKey } from '../i18n/messageKey.ts'
import { asText } from '../query/asText.ts'
import { isEmail } from './email.ts'

/** In UTF-16 code units, as browsers count. Source: VAL-05, VAL-11, VAL-21. */
export const PASSWORD_MIN_LENGTH = 8

/** A message for each invalid field; empty if all are valid. */
export type FieldErrors<Field extends string, Message = MessageKey> = { readonly [field in Field]?: Message }

type Typed<Field extends string> = { readonly [field in Field]?: string | undefined }

export type SignInField = 'userId' | 'password'
export type SignUpField = 'userId' | 'userName' | 'password' | 'confirmPassword'
export type ForgotPasswordField = 'userId'
export type ResetPasswordField = 'password' | 'confirmPassword'

/** The errors of a sign-in. Source: VAL-08..11. */
export function validateSignIn(form: Typed<SignInField>): FieldErrors<SignInField> {
  return errors({ userId: signInUserIdError(form.userId), password: passwordError(form.password) })
}

/** The errors of a sign-up. Source: VAL-01..07. */
export function validateSignUp(form: Typed<SignUpField>): FieldErrors<SignUpField> {
  return errors({
    userId: emailError(form.userId),
    userName: asText(form.userName).trim() === '' ? 'auth.userNameRequired' : undefined,
    password: passwordError(form.password),
    confirmPassword: confirmationError(form),
  })
}

/** The errors of a request for a reset mail. Source: VAL-12, VAL-13. */
export function validateForgotPassword(form: Typed<ForgotPasswordField>): FieldErrors<ForgotPasswordField> {
  return errors({ userId: emailError(form.userId) })
}

/** The errors of a new password. Source: VAL-20..23. */
export function validateResetPassword(form: Typed<ResetPasswordField>): FieldErrors<ResetPasswordField> {
  return errors({ password: passwordError(form.password), confirmPassword: confirmationError(form) })
}

/** An e-mail address always has more than digits, so only digits alone are refused. Source: CF-13. */
function signInUserIdError(typed: string | undefined): MessageKey | undefined {
  const userId = asText(typed).trim()
  if (userId === '') return 'auth.userIdRequired'
  return /^[0-9]+$/.test(userId) ? 'auth.invalidUserId' : undefined
}

function emailError(typed: string | undefined): MessageKey | undefined {
  const userId = asText(typed).trim()
  if (userId === '') return 'auth.userIdRequired'
  return isEmail(userId) ? undefined : 'auth.invalidEmail'
}

/** A password is not trimmed, because blanks are part of it. */
function passwordError(typed: string | undefined): MessageKey | undefined {
  const password = asText(typed)
  if (password === '') return 'auth.passwordRequired'
  return password.length < PASSWORD_MIN_LENGTH ? 'auth.passwordTooShort' : undefined
}

function confirmationError(form: Typed<ResetPasswordField>): MessageKey | undefined {
  const confirmation = asText(form.confirmPassword)
  if (confirmation === '') return 'auth.confirmPasswordRequired'
  return confirmation === asText(form.password) ? undefined : 'auth.passwordMismatch'
}

function errors<Field extends string>(found: Record<Field, MessageKey | undefined>): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(found).filter(([, key]) => key !== undefined),
  ) as FieldErrors<Field>
}
