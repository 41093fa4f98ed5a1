// What Chromium reports about a page that the page itself cannot.

/** One of the figures of `Performance.getMetrics`; 0 where there is none. The session must have enabled `Performance`. */
export async function metricOf(devtools, name) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === name)?.value ?? 0
}

/**
 * The tasks of the thread that runs the page's script, in a trace of the category `toplevel`. A trace samples the
 * thread's time, so that a short task can get that of others: none takes longer than by the clock.
 */
export function tasksOfPage(events) {
  // What a test evaluates has no address; only the page itself asks for frames.
  const script =
    events.find(({ name, args }) => name === 'FunctionCall' && args?.data?.url?.includes('localhost')) ??
    events.find(({ name }) => name === 'FireAnimationFrame')
  if (!script) throw new Error('The trace has no script in it.')
  return events
    .filter(
      ({ name, ph, pid, tid, tdur }) =>
        name.endsWith('RunTask') &&
        ph === 'X' &&
        pid === script.pid &&
        tid === script.tid &&
        tdur !== undefined,
    )
    .map((task) => ({ ...task, tdur: Math.min(task.tdur, task.dur) }))
}

/** The longest task of the page during an action, in ms of processor time. */
export async function longestTaskDuring(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const tasks = tasksOfPage(traceEvents).map(({ tdur }) => tdur / 1_000)
  return Math.max(0, ...tasks)
}

/** The memory of a page: DOM nodes, listeners, and heap in MB. */
export async function holdingsOf(page, devtools) {
  await page.waitForTimeout(500)
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return {
    nodes: await metricOf(devtools, 'Nodes'),
    listeners: await metricOf(devtools, 'JSEventListeners'),
    heap: usedSize / 1_048_576,
  }
}

/** How much more of each is held. */
export const growth = (before, after) => ({
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
  heap: after.heap - before.heap,
})
