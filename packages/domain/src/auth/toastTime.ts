/** How long a toast shows, in ms. Source: CF-11. */
export const TOAST_MS = {
  /** Source: TOAST-01. */
  sessionExpired: 3500,
  /** Source: TOAST-02, TOAST-03, TOAST-07. Toasts that CF-185 and CF-188 add are named too. */
  named: 3000,
  /** Source: TOAST-04. */
  plain: 1000,
} as const
