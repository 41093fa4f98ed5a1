import type { Coords, TileErrorEvent, TileEvent } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { TileLayer } from 'react-leaflet'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import type { Tiles } from '../../provider/FleetContext.ts'

export interface TileBackgroundProps {
  /** Give the element a `key` of `maxZoom` and the kind of the address: Leaflet takes its options only at first. */
  tiles: Tiles
  maxZoom: number
  /** Whether the last tile that loaded, or failed for the first time, failed. */
  onFailing: (isFailing: boolean) => void
}

/** How often tiles that failed are requested again, in ms. */
const RETRY = 30_000

/** The tile in the first copy of the world, as Leaflet asks a function for it. */
function wrapped({ x, y, z }: Coords) {
  const across = 2 ** z
  return { x: ((x % across) + across) % across, y, z }
}

/** The tiles of a map (MARK-26). Leaflet requests a tile that failed never again; here it is, as other data (CF-115). */
export function TileBackground({ tiles, maxZoom, onFailing }: TileBackgroundProps) {
  const { url } = tiles
  const addressOf = useLatestCallback((tile: Parameters<Exclude<Tiles['url'], string>>[0]) =>
    typeof url === 'string' ? url : url(tile),
  )
  const isText = typeof url === 'string'
  const failed = useMemo(() => new Map<HTMLImageElement, Coords>(), [])
  const handlers = useMemo(() => {
    const leave = ({ tile }: TileEvent) => void failed.delete(tile)
    return {
      tileload({ tile }: TileEvent) {
        failed.delete(tile)
        onFailing(false)
      },
      tileerror({ tile, coords }: TileErrorEvent) {
        // A tile that fails each time says nothing about the others.
        if (!failed.has(tile)) onFailing(true)
        failed.set(tile, coords)
      },
      tileunload: leave,
      tileabort: leave,
    }
  }, [failed, onFailing])
  useEffect(() => {
    function retry() {
      if (document.visibilityState === 'hidden') return
      // An image loads again when its address is set. A function may have another one by now.
      for (const [tile, coords] of failed)
        tile.setAttribute('src', isText ? tile.src : addressOf(wrapped(coords)))
    }
    const timer = setInterval(retry, RETRY)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [failed, isText, addressOf])
  useEffect(() => () => onFailing(false), [onFailing])
  // Leaflet calls a function that its template names, with the tile. Its types know texts only.
  const address = isText ? { url } : { url: '{address}', address: addressOf }
  return <TileLayer {...address} maxZoom={maxZoom} eventHandlers={handlers} />
}
