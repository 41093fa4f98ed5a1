import { CAR_ICON_WIDTH, carIconSize } from '@fleetgis/domain/map'
import { useState } from 'react'

/** The user's settings of a map. */
export interface MapSettings {
  /** Width of a car icon, 10 to 50 CSS pixels. */
  readonly iconWidth: number
  /** Whether offline vehicles are drawn. */
  readonly gray: boolean
}

const PREFIX = 'fleetgis.map.'

/** Parses stored settings: missing or unreadable values get their defaults, a width is clamped (CF-32, CF-102). */
export function readMapSettings(kept: string | null, atFirst: MapSettings): MapSettings {
  if (kept === null) return atFirst
  try {
    const read: unknown = JSON.parse(kept)
    if (typeof read !== 'object' || read === null) return atFirst
    return {
      iconWidth: 'iconWidth' in read ? carIconSize(read.iconWidth).width : atFirst.iconWidth,
      gray: 'gray' in read && typeof read.gray === 'boolean' ? read.gray : atFirst.gray,
    }
  } catch {
    // Invalid stored data must not break the map.
    return atFirst
  }
}

/** The settings of a map, stored in this browser under a name (MARK-15); in memory where storage is refused. */
export function useMapSettings(
  name: string | undefined,
  gray: boolean,
): readonly [MapSettings, (change: Partial<MapSettings>) => void] {
  const [settings, setSettings] = useState<MapSettings>(() =>
    readMapSettings(name === undefined ? null : load(name), { iconWidth: CAR_ICON_WIDTH.default, gray }),
  )
  const change = (part: Partial<MapSettings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    if (name !== undefined) keep(name, next)
  }
  return [settings, change]
}

function load(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function keep(name: string, settings: MapSettings): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(settings))
  } catch {
    // A browser may refuse storage: the settings then last as long as the page.
  }
}
