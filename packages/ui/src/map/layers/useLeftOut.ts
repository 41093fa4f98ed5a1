import { useEffect, useRef } from 'react'
import { useFleet } from '../../provider/FleetContext.ts'

/** Reports to `onError` how many things a map left out, and again only when they are more than ever before. */
export function useLeftOut(count: number): void {
  const { onError } = useFleet()
  const reported = useRef(0)
  useEffect(() => {
    if (count <= reported.current) return
    reported.current = count
    onError?.({ widget: 'FleetMap', error: 'InvalidPosition', count, isLoadFailure: false })
  }, [count, onError])
}
