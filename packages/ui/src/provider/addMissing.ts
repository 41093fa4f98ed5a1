/** Adds what react-aria calls and browsers before Chrome 103 and Safari 16 lack. */
export function addMissing(): void {
  if (typeof AbortSignal === 'undefined' || 'timeout' in AbortSignal) return
  Object.defineProperty(AbortSignal, 'timeout', { value: timeout, writable: true, configurable: true })
}

function timeout(ms: number): AbortSignal {
  const control = new AbortController()
  setTimeout(() => control.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
  return control.signal
}
