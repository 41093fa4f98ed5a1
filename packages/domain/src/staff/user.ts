import { type FieldErrors, validateSignUp } from '../auth/validation.ts'

/** A user of the console. */
export interface StaffUser {
  readonly userId: string
  readonly userName: string
  /** The id of the role. */
  readonly role: number
  readonly roleName: string
  /** Whether it is the signed-in user. */
  readonly isOwn: boolean
  /** The server's stamp of this version, where its reply has one (CF-179). */
  readonly version?: string | undefined
}

export type UserField = 'userId' | 'userName' | 'password' | 'role'

/**
 * The errors of a user as typed. A new user has the fields of sign-up (AUTH-26); of a known one the name and the role
 * can be changed. Source: CF-128.
 */
export function userErrors(
  form: Readonly<Record<UserField, string>>,
  { isNew }: { isNew: boolean },
): FieldErrors<UserField> {
  const { userId, userName, password } = validateSignUp(form)
  return {
    ...(isNew && userId && { userId }),
    ...(userName && { userName }),
    ...(isNew && password && { password }),
    ...(form.role === '' && { role: 'staff.required' as const }),
  }
}
