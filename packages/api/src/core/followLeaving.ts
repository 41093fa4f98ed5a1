/** How long a navigation may take, in ms; a page that is there after it is not left: it was a download, or it stayed. */
const LONGEST_LEAVING = 5_000

/** Resolves at once, or while the page is being left once it stays or comes back; never where its document ends. */
type LeavingOver = () => Promise<void>

/**
 * Runs a call that can wait for the end of a navigation which leaves the page. Firefox and WebKit abort calls when a navigation
 * begins, long before `pagehide`, and the error is that of a lost connection. Servers have no such events. The listeners
 * are there for the time of a call only, because one of `beforeunload` can keep a page out of the back/forward cache.
 */
export async function followLeaving<Result>(
  call: (leavingOver: LeavingOver) => Promise<Result>,
): Promise<Result> {
  let leaving: Promise<void> | undefined
  let end = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow({ type }: Event) {
    clearTimeout(timer)
    if (type === 'pageshow') return end()
    leaving ??= new Promise((resolve) => {
      end = () => {
        leaving = undefined
        resolve()
      }
    })
    if (type === 'beforeunload') timer = setTimeout(end, LONGEST_LEAVING)
  }

  const names = ['beforeunload', 'pagehide', 'pageshow']
  for (const name of names) globalThis.addEventListener?.(name, follow)
  try {
    return await call(async () => leaving)
  } finally {
    clearTimeout(timer)
    for (const name of names) globalThis.removeEventListener?.(name, follow)
  }
}
