/** How the driver's "Ready for bookings" is sent. BKG-28, CF-112. */
export function readyFlag(isReady: boolean): 1 | 0 {
  return isReady ? 1 : 0
}
