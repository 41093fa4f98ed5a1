import type { MapState } from '@fleetgis/domain/map'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the map's revision grows. Changed filters change the keys and fetch by themselves; a switch and a
 * repeated search (CF-154) need a refetch. MAP-21 to MAP-23.
 */
export function useRevision(
  { revision, searches }: Pick<MapState, 'revision' | 'searches'>,
  onChange: (change: { isSearch: boolean }) => void,
): void {
  const last = useRef({ revision, searches })
  useEffect(() => {
    if (last.current.revision === revision) return
    const isSearch = last.current.searches !== searches
    last.current = { revision, searches }
    onChange({ isSearch })
  })
}
