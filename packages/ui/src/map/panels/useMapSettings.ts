import { CAR_ICON_WIDTH, carIconSize } from '@fleetgis/domain/map'
import { useKeptChoice } from '../../provider/useKeptChoice.ts'

/** The user's settings of a map. */
export interface MapSettings {
  /** Width of a car icon, 10 to 50 CSS pixels. */
  readonly iconWidth: number
  /** Whether offline vehicles are drawn. */
  readonly gray: boolean
}

/** Parses stored settings: missing or unreadable values get their defaults, a width is clamped (CF-32, CF-102). */
export function readMapSettings(kept: string | undefined, atFirst: MapSettings): MapSettings {
  if (kept === undefined) return atFirst
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

/** The settings of a map, stored in this browser under a name (MARK-15); without one they last as long as the map. */
export function useMapSettings(
  name: string | undefined,
  gray: boolean,
): readonly [MapSettings, (change: Partial<MapSettings>) => void] {
  const [kept, keep] = useKeptChoice(name === undefined ? undefined : `map.${name}`)
  const settings = readMapSettings(kept, { iconWidth: CAR_ICON_WIDTH.default, gray })
  const change = (part: Partial<MapSettings>) => keep(JSON.stringify({ ...settings, ...part }))
  return [settings, change]
}
