/**
 * Clears the resource timings as soon as one has a `token` in its address: those of calls with the token of a mail
 * (EP-A04, EP-A05). The navigation's own timing cannot be cleared; a host app that gives the token by message leaves it
 * without one. Source: T1.
 */
export function clearTokenTimings({ performance, PerformanceObserver }: typeof globalThis): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => /[?&]token=/.test(name))) performance.clearResourceTimings()
  })
  observer.observe({ type: 'resource', buffered: true })
}
