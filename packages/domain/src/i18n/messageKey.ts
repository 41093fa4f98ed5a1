/** Messages of sign-in, sign-up, recovery and the session. Source: VAL-01..13, VAL-20..23, ERR-01..09, ERR-22..25, CF-10. */
const AUTH_KEYS = [
  'auth.userIdRequired',
  'auth.invalidEmail',
  'auth.invalidUserId',
  'auth.userNameRequired',
  'auth.passwordRequired',
  'auth.passwordTooShort',
  'auth.confirmPasswordRequired',
  'auth.passwordMismatch',
  'auth.wrongCredentials',
  'auth.emptyToken',
  'auth.generic',
  'auth.deleteUser',
  'auth.userExists',
  'auth.userNotExist',
  'auth.invalidToken',
  'auth.missedToken',
  'auth.signupVerified',
  'auth.alreadyVerified',
  'auth.sessionExpired',
  'auth.signedUp',
  'auth.resetMailSent',
  'auth.passwordReset',
] as const

/** Messages of chat. Source: VAL-30. */
const CHAT_KEYS = ['chat.tooLong'] as const

/** Messages of the location pages. Source: VAL-35, TOAST-08..19. */
const PLACE_KEYS = [
  'place.searchRequired',
  'place.suggestionsFailed',
  'place.googleSuggestionsFailed',
  'place.noSuggestions',
  'place.added',
  'place.googleAddFailed',
  'place.addAllFailed',
  'place.fetchFailed',
  'place.somethingWrong',
  'place.updated',
  'place.invalid',
  'place.fetchUnknownFailed',
] as const

/** Messages of the forms of staff. Source: CF-128. */
const STAFF_KEYS = ['staff.required', 'staff.nameTooLong'] as const

/** Keys that the specification names. Source: VAL-24, VAL-28, TOAST-06. */
const NAMED_KEYS = [
  'USER_REQUIRED',
  'EMPTY',
  'EDIT',
  'UPDATED',
  'ADD_SUCCESS',
  'REMOVE_SUCCESS',
  'SUCCESS',
  'APPROVED_SUCCESS',
] as const

/** Every message key that a rule of this package can return. The kit's language files have the texts. */
export const MESSAGE_KEYS = [...AUTH_KEYS, ...CHAT_KEYS, ...PLACE_KEYS, ...STAFF_KEYS, ...NAMED_KEYS] as const

export type MessageKey = (typeof MESSAGE_KEYS)[number]

/** Whether a text is a message key, as a `success` parameter may be (quality T10). */
export function isMessageKey(value: unknown): value is MessageKey {
  return MESSAGE_KEYS.some((key) => key === value)
}
