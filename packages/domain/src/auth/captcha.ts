/** 1: an embedded challenge widget; 2: a score for each action. Source: AUTH-21, AUTH-22, AUTH-25. */
export type CaptchaType = 1 | 2

/** The forms that carry a bot-check token. Source: AUTH-20, CF-14. */
export type CaptchaForm = 'signIn' | 'signUp' | 'forgotPassword'

/** The action of a form's score. Source: AUTH-22, AUTH-23, AUTH-24. */
export const CAPTCHA_ACTION = {
  signIn: 'loginForm',
  signUp: 'signup',
  forgotPassword: 'forgotPasswordForm',
} as const satisfies Record<CaptchaForm, string>

/** The source of a form's token. */
export type CaptchaSource = { readonly kind: 'widget' } | { readonly kind: 'score'; readonly action: string }

/** The source of a form's bot-check token. Source: AUTH-21..24. */
export function captchaSource(type: CaptchaType, form: CaptchaForm): CaptchaSource {
  return type === 1 ? { kind: 'widget' } : { kind: 'score', action: CAPTCHA_ACTION[form] }
}
