import type { MapScreen } from './mapScreen.ts'

/** Milliseconds between two refreshes of what a map shows; a kind that is left out is never refreshed by itself. */
export interface RefreshTimes {
  readonly locations: number
  readonly trips?: number
}

/** How often each map asks again (CF-24): the console by MAP-18 and MAP-19, the other two by PMAP-34. */
export const MAP_REFRESH: Readonly<Record<MapScreen, RefreshTimes>> = {
  console: { locations: 60_000, trips: 180_000 },
  embedded: { locations: 30_000 },
  owner: { locations: 30_000 },
}
