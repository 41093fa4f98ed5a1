/** The address of the sign-in page with a message of the previous page (CF-107). */
export function signInAddress(message: string): string {
  return `/login?${new URLSearchParams({ success: message })}`
}
