/** Vibration, pause, vibration: in ms. */
const PATTERN = [200, 100, 200]

/**
 * Vibrates the device twice, where it can. A page that was not pressed yet must not: browsers log a warning and do
 * nothing.
 */
export function vibrate(): void {
  const { userActivation } = navigator
  if (!('vibrate' in navigator) || (userActivation && !userActivation.hasBeenActive)) return
  navigator.vibrate(PATTERN)
}
