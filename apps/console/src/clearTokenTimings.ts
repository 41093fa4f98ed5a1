/**
 * Clears the resource timings as soon as one has a `token` in its address: those of calls with the token of a mail
 * (EP-A04, EP-A05). The navigation's own timing cannot be cleared; a host app that gives the token by message leaves it
 * without one. Source: T1.
 */
export function clearTokenTimings({ performance, PerformanceObserver, setTimeout }: typeof globalThis): void {
  function clear(timings: PerformanceEntryList) {
    if (!timings.some(({ name }) => /[?&]token=/.test(name))) return
    performance.clearResourceTimings()
    // A timing that arrived while the browser's buffer was full is added once there is room.
    setTimeout(() => clear(performance.getEntriesByType('resource')))
  }
  const observer = new PerformanceObserver((list) => clear(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
}
