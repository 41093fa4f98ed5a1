import type { MapScreen } from './mapScreen.ts'

/** Refresh intervals of a map's parts in milliseconds; a part without one is not refreshed. */
export interface RefreshTimes {
  readonly locations: number
  readonly trips?: number
}

/** The refresh intervals of each map (CF-24). */
export const MAP_REFRESH = {
  console: { locations: 60_000, trips: 180_000 },
  embedded: { locations: 30_000 },
  owner: { locations: 30_000 },
} as const satisfies Record<MapScreen, RefreshTimes>
