import type { MessageKey } from '../i18n/messageKey.ts'
import { numberOf, type ReplyCodes } from './replyCode.ts'

/** A code from `replyCode`; text is read as a number. */
export type Code = number | string | null | undefined

/** The message of a failed sign-in. Source: ERR-04, ERR-05, ERR-06. */
export function signInOutcome(code: Code): MessageKey {
  switch (numberOf(code)) {
    case 401:
      return 'auth.wrongCredentials'
    case 411:
      return 'auth.emptyToken'
    default:
      return 'auth.generic'
  }
}

/** The message of a failed sign-up. Source: ERR-01, ERR-02, ERR-03. */
export function signUpOutcome(code: Code): MessageKey {
  switch (numberOf(code)) {
    case 412:
      return 'auth.deleteUser'
    case 406:
      return 'auth.userExists'
    default:
      return 'auth.generic'
  }
}

/** The message of a failed request for a reset mail. Source: ERR-07, ERR-08, ERR-09. */
export function forgotPasswordOutcome(code: Code): MessageKey {
  switch (numberOf(code)) {
    case 409:
      return 'auth.userNotExist'
    case 411:
      return 'auth.emptyToken'
    default:
      return 'auth.generic'
  }
}

/** The message of a failed password reset, or of a missing token. Source: ERR-22..25. */
export function resetPasswordOutcome(code: Code | 'missing-token'): MessageKey {
  if (code === 'missing-token') return 'auth.missedToken'
  switch (numberOf(code)) {
    case 407:
      return 'auth.invalidToken'
    case 409:
      return 'auth.userNotExist'
    default:
      return 'auth.generic'
  }
}

/** The message of the Verify account page for an answer's code, or for a failed request. Source: AUTH-36..39. */
export function verifyOutcome(answer: { readonly code: Code } | 'failed'): MessageKey {
  if (answer === 'failed') return 'auth.invalidToken'
  switch (numberOf(answer.code)) {
    case 203:
      return 'auth.signupVerified'
    case 206:
      return 'auth.alreadyVerified'
    default:
      return 'auth.generic'
  }
}

/** Whether the reset form may be shown: status 200 and code 203, both. Source: AUTH-30. */
export function resetTokenAccepted({ status, messageCode }: ReplyCodes): boolean {
  return numberOf(status) === 200 && numberOf(messageCode) === 203
}
