import { useCallback, useEffect, useState } from 'react'

type LeafletPart = typeof import('./LeafletMap.tsx')

let loaded: LeafletPart | undefined

/**
 * Loads the part of the map that needs Leaflet once a map is mounted: a server never does, nor does a page without a
 * map. `retry` tries again after a failure.
 */
export function useLeafletMap() {
  const [part, setPart] = useState<LeafletPart>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let isAwaited = true
    setFailed(false)
    if (loaded) setPart(loaded)
    else
      import('./LeafletMap.tsx').then(
        (module) => {
          loaded = module
          if (isAwaited) setPart(module)
        },
        () => isAwaited && setFailed(true),
      )
    return () => {
      isAwaited = false
    }
  }, [attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { LeafletMap: part?.LeafletMap, hasFailed, retry }
}
