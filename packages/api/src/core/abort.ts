/**
 * Why a signal aborted. The browsers of 2020 have neither `reason` nor `throwIfAborted` of a signal: there it is an
 * AbortError.
 */
export function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The call was aborted.', 'AbortError')
}

/** Resolves and rejects as `promise`, or rejects with the reason of `signal` once it is aborted. */
export function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortReason(signal))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Throws the reason of an aborted signal. */
export function checkAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal)
}
