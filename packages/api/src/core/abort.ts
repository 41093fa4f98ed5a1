/**
 * Why a signal aborted. The browsers of 2020 have neither `reason` nor `throwIfAborted` of a signal: there it is an
 * AbortError.
 */
export function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The call was aborted.', 'AbortError')
}

/** Throws the reason of an aborted signal. */
export function checkAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal)
}
