/**
 * Calls back the app after a call that succeeded, in a microtask of its own: an error of the app reaches the page's
 * `error` event, as one of an event handler does, and the caller does not take it for a failed call. R12.
 */
export function callApp(callback: () => void): void {
  queueMicrotask(callback)
}
