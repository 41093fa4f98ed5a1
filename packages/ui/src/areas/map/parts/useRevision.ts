import type { MapState } from '@fleetgis/domain/map'
import { useEffect, useRef } from 'react'

/**
 * Refetches when the map's revision grows, unless it is not polling. Changed filters change the keys and fetch by
 * themselves; a switch and a repeated search need a refetch.
 */
export function useRevision({ revision }: MapState, canPoll: boolean, reload: () => void): void {
  const last = useRef(revision)
  useEffect(() => {
    if (last.current === revision) return
    last.current = revision
    if (canPoll) reload()
  }, [revision, canPoll, reload])
}
