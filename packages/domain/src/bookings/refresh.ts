/** Refresh interval of an open booking list, in ms. BKG-11. */
export const BOOKING_REFRESH_MS = 30_000

/** Conditions under which an automatic refresh must wait. */
export interface RefreshContext {
  readonly isOn: boolean
  readonly isOverlayOpen: boolean
  readonly isRequestRunning: boolean
}

/** Whether the list must stay as it is: something covers it, or its rows wait for an answer. CF-103. */
export function isHeldBack({ isOverlayOpen, isRequestRunning }: RefreshContext): boolean {
  return isOverlayOpen || isRequestRunning
}

/** Whether the timer may refresh the list now. CF-103. */
export function canAutoRefresh(context: RefreshContext): boolean {
  return context.isOn && !isHeldBack(context)
}

/** What happened to a list while it was held back. */
export interface HeldList {
  /** Its last request failed, and may succeed now. */
  readonly hasFailed: boolean
  /** The age of its data in ms; undefined without data. */
  readonly age: number | undefined
  /** The time between two refreshes in ms. */
  readonly interval: number
}

/** Whether a list that was held back is refreshed at once when it is free. CF-103, decision 60. */
export function isRefreshDue({ hasFailed, age, interval }: HeldList, { isOn }: RefreshContext): boolean {
  return hasFailed || (isOn && age !== undefined && age >= interval)
}
