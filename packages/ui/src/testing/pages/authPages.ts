import { findIn, type PageOptions, type View } from './View.ts'

/** `SignIn`, `SignInForm`, and the page `/login` around them. */
export function signInPage<Part>(view: View<Part>, options?: PageOptions) {
  const { button, textbox, heading, link, labelled } = findIn(view, options)
  return {
    heading: heading('signIn.title'),
    userId: textbox('signIn.userId'),
    password: labelled('signIn.password'),
    submit: button('signIn.submit'),
    forgotPassword: link('signIn.forgotPassword'),
    signUp: link('signUp.title'),
  }
}

/** `SignUp`, `SignUpForm`, and the page `/sign-up` around them. */
export function signUpPage<Part>(view: View<Part>, options?: PageOptions) {
  const { button, textbox, heading, link, labelled } = findIn(view, options)
  return {
    heading: heading('signUp.title'),
    userId: textbox('signUp.userId'),
    userName: textbox('signUp.userName'),
    password: labelled('signIn.password'),
    confirmPassword: labelled('signUp.confirmPassword'),
    submit: button('signUp.submit'),
    signIn: link('signIn.title'),
  }
}

/** `ForgotPassword`, `ForgotPasswordForm`, and the page `/forgot-password` around them. */
export function forgotPasswordPage<Part>(view: View<Part>, options?: PageOptions) {
  const { button, textbox, heading, link } = findIn(view, options)
  return {
    heading: heading('forgotPassword.title'),
    userId: textbox('signUp.userId'),
    submit: button('forgotPassword.send'),
    signIn: link('signIn.title'),
  }
}

/** `ResetPassword`, `ResetPasswordForm`, and the page `/reset-password` around them. */
export function resetPasswordPage<Part>(view: View<Part>, options?: PageOptions) {
  const { button, heading, link, labelled } = findIn(view, options)
  return {
    heading: heading('resetPassword.title'),
    password: labelled('signIn.password'),
    confirmPassword: labelled('signUp.confirmPassword'),
    submit: button('resetPassword.submit'),
    forgotPassword: link('signIn.forgotPassword'),
    signIn: link('signIn.title'),
  }
}

/** `VerifyAccount`, `VerifyAccountView`, and the page `/view-message` around them. */
export function verifyAccountPage<Part>(view: View<Part>, options?: PageOptions) {
  const { button, heading } = findIn(view, options)
  return {
    heading: heading('verify.title'),
    goToSignIn: button('verify.goToSignIn'),
  }
}
