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
  const { url, maxZoom = 19 } = tiles
  // Leaflet calls a function that its template names, with the tile. Its types know texts only.
  const address = typeof url === 'string' ? { url } : { url: '{address}', address: url }
  return <TileLayer {...address} maxZoom={maxZoom} eventHandlers={handlers} />
}
