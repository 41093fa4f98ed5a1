import { useEffect, useState } from 'react'

/** When the browser went offline, epoch milliseconds of the machine's clock; undefined while online. Source: R11. */
export function useOfflineSince(): number | undefined {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    const leave = () => setSince((before) => before ?? Date.now())
    const comeBack = () => setSince(undefined)
    // Either may have happened while `<Activity>` hid the component.
    if (navigator.onLine === false) leave()
    else comeBack()
    window.addEventListener('offline', leave)
    window.addEventListener('online', comeBack)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', comeBack)
    }
  }, [])
  return since
}
