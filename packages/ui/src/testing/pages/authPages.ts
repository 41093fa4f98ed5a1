import { findIn, type PageOptions, type View } from './View.ts'

/** `SignIn`, `SignInForm`, and the page `/login` around them. */
export function signInPage<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('signIn.title')),
    userId: () => byRole('textbox', t('signIn.userId')),
    password: () => byLabel(t('signIn.password')),
    submit: () => byRole('button', t('signIn.submit')),
    forgotPassword: () => byRole('link', t('signIn.forgotPassword')),
    signUp: () => byRole('link', t('signUp.title')),
  }
}

/** `SignUp`, `SignUpForm`, and the page `/sign-up` around them. */
export function signUpPage<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('signUp.title')),
    userId: () => byRole('textbox', t('signUp.userId')),
    userName: () => byRole('textbox', t('signUp.userName')),
    password: () => byLabel(t('signIn.password')),
    confirmPassword: () => byLabel(t('signUp.confirmPassword')),
    submit: () => byRole('button', t('signUp.submit')),
    signIn: () => byRole('link', t('signIn.title')),
  }
}

/** `ForgotPassword`, `ForgotPasswordForm`, and the page `/forgot-password` around them. */
export function forgotPasswordPage<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('forgotPassword.title')),
    userId: () => byRole('textbox', t('signUp.userId')),
    submit: () => byRole('button', t('forgotPassword.send')),
    signIn: () => byRole('link', t('signIn.title')),
  }
}

/** `ResetPassword`, `ResetPasswordForm`, and the page `/reset-password` around them. */
export function resetPasswordPage<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, byLabel } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('resetPassword.title')),
    password: () => byLabel(t('signIn.password')),
    confirmPassword: () => byLabel(t('signUp.confirmPassword')),
    submit: () => byRole('button', t('resetPassword.submit')),
    forgotPassword: () => byRole('link', t('signIn.forgotPassword')),
    signIn: () => byRole('link', t('signIn.title')),
  }
}

/** `VerifyAccount`, `VerifyAccountView`, and the page `/view-message` around them. */
export function verifyAccountPage<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    heading: () => byRole('heading', t('verify.title')),
    goToSignIn: () => byRole('button', t('verify.goToSignIn')),
  }
}
