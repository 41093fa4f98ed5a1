export { englishText, isMessageKey, MESSAGE_KEYS, type MessageKey } from '../i18n/messageKey.ts'
export { decodeBase64, encodeBase64 } from './base64.ts'
export {
  CAPTCHA_ACTION,
  type CaptchaForm,
  type CaptchaSource,
  type CaptchaType,
  captchaSource,
  captchaTypeOf,
} from './captcha.ts'
export { isEmail } from './email.ts'
export {
  asksServer,
  checkedRoute,
  type GuardInput,
  guardPasses,
  type RouteCheckOutcome,
  routeCheckOutcome,
} from './guard.ts'
export { homeFor } from './homeFor.ts'
export {
  type Code,
  forgotPasswordOutcome,
  resetPasswordOutcome,
  resetTokenAccepted,
  signInOutcome,
  signUpOutcome,
  verifyOutcome,
} from './outcome.ts'
export { type ReplyCodes, replyCode } from './replyCode.ts'
export {
  clearedAtSignOut,
  readStoredSession,
  SESSION_ITEMS,
  type SessionItem,
  SIGN_OUT_ROUTE,
  type SignedIn,
  showsWelcome,
  storedSession,
} from './session.ts'
export { carriesSessionToken, refusesRenewal, renewable } from './sessionToken.ts'
export { SUCCESS_BANNER_MS, SUCCESS_TEXT_MAX, successText } from './successText.ts'
export { TOAST_MS } from './toastTime.ts'
export {
  type FieldErrors,
  type ForgotPasswordField,
  PASSWORD_MIN_LENGTH,
  type ResetPasswordField,
  type SignInField,
  type SignUpField,
  validateForgotPassword,
  validateResetPassword,
  validateSignIn,
  validateSignUp,
} from './validation.ts'
