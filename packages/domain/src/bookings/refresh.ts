/** How often an open booking list asks again, in ms. BKG-11. */
export const BOOKING_REFRESH_MS = 30_000

/** Whether the Auto refresh box is ticked before anybody touched it. BKG-10. */
export const AUTO_REFRESH_DEFAULT = true

/** What an automatic refresh must not disturb. */
export interface RefreshContext {
  readonly isOn: boolean
  readonly isOverlayOpen: boolean
  readonly isRequestRunning: boolean
}

/** Whether the timer may refresh the list now. CF-103. */
export function canAutoRefresh({ isOn, isOverlayOpen, isRequestRunning }: RefreshContext): boolean {
  return isOn && !isOverlayOpen && !isRequestRunning
}
