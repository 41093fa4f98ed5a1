/** The sent value of "Ready for bookings". CF-112. */
export function readyFlag(isReady: boolean): 1 | 0 {
  return isReady ? 1 : 0
}
