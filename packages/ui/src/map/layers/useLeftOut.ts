import { useEffect, useRef } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'

/** Reports the number of left-out items to `onError`, and again only when it exceeds every earlier number. */
export function useLeftOut(count: number): void {
  const { onError } = useFleet()
  const reported = useRef(0)
  useEffect(() => {
    if (count <= reported.current) return
    reported.current = count
    onError?.({ widget: 'FleetMap', error: 'InvalidPosition', count, isLoadFailure: false })
  }, [count, onError])
}
