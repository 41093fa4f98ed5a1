import { useMemo } from 'react'
import { TileLayer } from 'react-leaflet'
import type { Tiles } from '../../provider/FleetContext.ts'

export interface TileBackgroundProps {
  tiles: Tiles
  /** Whether the last settled tile failed to load. */
  onFailing: (isFailing: boolean) => void
}

/** The tiles of a map (MARK-26). */
export function TileBackground({ tiles, onFailing }: TileBackgroundProps) {
  const handlers = useMemo(
    () => ({ tileload: () => onFailing(false), tileerror: () => onFailing(true) }),
    [onFailing],
  )
  return <TileLayer url={tiles.url} maxZoom={tiles.maxZoom ?? 19} eventHandlers={handlers} />
}
