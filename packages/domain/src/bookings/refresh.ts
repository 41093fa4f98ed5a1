/** Refresh interval of an open booking list, in ms. BKG-11. */
export const BOOKING_REFRESH_MS = 30_000

/** Whether Auto refresh is on initially. BKG-10. */
export const AUTO_REFRESH_DEFAULT = true

/** Conditions under which an automatic refresh must wait. */
export interface RefreshContext {
  readonly isOn: boolean
  readonly isOverlayOpen: boolean
  readonly isRequestRunning: boolean
}

/** Whether the timer may refresh the list now. CF-103. */
export function canAutoRefresh({ isOn, isOverlayOpen, isRequestRunning }: RefreshContext): boolean {
  return isOn && !isOverlayOpen && !isRequestRunning
}
