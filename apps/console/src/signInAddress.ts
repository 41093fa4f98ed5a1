/** The sign-in page with what the page before has to say (AUTH-05, AUTH-16, AUTH-19, CF-107). */
export function signInAddress(message: string): string {
  return `/login?${new URLSearchParams({ success: message })}`
}
