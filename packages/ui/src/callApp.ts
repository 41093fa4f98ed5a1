/**
 * Runs a callback of the app after a call that succeeded, in a microtask of its own: an error that it throws reaches the
 * page's `error` event, as that of an event handler does, and the caller does not catch it as a failed call. R12.
 */
export function callApp(callback: () => void): void {
  queueMicrotask(callback)
}
